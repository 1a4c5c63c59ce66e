import type { Navigator } from "./navigator.ts";

function throwOnServer(): never {
  throw new Error("Only a browser navigates");
}

export const serverNavigator: Navigator = {
  navigate: throwOnServer,
  preload: throwOnServer,
  retry: throwOnServer,
  replaceAddress: throwOnServer,
  start: throwOnServer,
};
