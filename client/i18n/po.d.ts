declare module "*.po" {
  import type { Messages } from "@lingui/core";

  /** A compiled catalogue: Vite turns each `.po` file into one. */
  export const messages: Messages;
}
