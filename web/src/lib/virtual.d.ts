declare module "virtual:rulebook" {
  const chapters: import("./books").Chapter[];
  export default chapters;
}

declare module "virtual:rulings" {
  const rulings: import("./books").Ruling[];
  export default rulings;
}

declare const __FILES__: readonly string[];
declare const __SHELL__: readonly string[];
