import type { Navigator } from "./navigator.ts";

function refuse(): never {
  throw new Error("Only a browser navigates");
}

export const serverNavigator: Navigator = {
  navigate: refuse,
  preload: refuse,
  retry: refuse,
  replaceAddress: refuse,
  start: refuse,
};
