declare module "virtual:rulebook" {
  const chapters: import("./books").Chapter[];
  export default chapters;
}

declare module "virtual:rulings" {
  const rulings: import("./books").Ruling[];
  export default rulings;
}
