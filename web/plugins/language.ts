// Builds the client in another language: the catalogues of that language in place of the English ones.

import type { Plugin } from "vite";

const CATALOGUE = /^(.*\/(?:words\/)?)en\.(\w+)$/;

/** The file of another language for the import of an English catalogue; anything else is none. */
export function catalogueOf(source: string, language: string): string | null {
  const found = CATALOGUE.exec(source);
  return found === null ? null : `${found[1]}${language}.${found[2]}`;
}

/** Takes the words from `words/LANGUAGE.*.ts`. */
export function spoken(language: string): Plugin {
  return {
    name: "language",
    enforce: "pre",
    transformIndexHtml: (page) => page.replace('lang="en"', `lang="${language}"`),
    resolveId(source, importer) {
      const catalogue = language === "en" ? null : catalogueOf(source, language);
      return catalogue === null ? null : this.resolve(catalogue, importer);
    },
  };
}
