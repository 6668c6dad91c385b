declare module "virtual:rulebook" {
  import type { Chapter } from "./books";
  const chapters: Chapter[];
  export default chapters;
}

declare module "virtual:rulings" {
  import type { Ruling } from "./books";
  const rulings: Ruling[];
  export default rulings;
}
