import { type Page, expect } from "@playwright/test";
import type { App } from "../app.ts";
import { open } from "../visit.ts";

export interface Screen {
  readonly name: string;
  /** Opens the screen in English from the previous one. The screen is complete when it resolves. */
  readonly go: (page: Page, app: App) => Promise<unknown>;
}

export interface Journey {
  readonly name: string;
  readonly screens: readonly Screen[];
  /** Runs a separate server for these screens. Absent for the shared server. */
  readonly server?: (use: (app: App) => Promise<void>) => Promise<void>;
}

export function at(path: string, text: string | RegExp): Screen {
  return {
    name: path,
    async go(page) {
      await open(page, path);
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    },
  };
}
