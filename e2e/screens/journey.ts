import { type Page, expect } from "@playwright/test";
import type { App } from "../app.ts";
import { open } from "../visit.ts";

/** One screen in one state. */
export interface Screen {
  readonly name: string;
  /** Brings it about in English, from the screen before it in its journey; it stands when this ends. */
  readonly go: (page: Page, app: App) => Promise<unknown>;
}

/** Screens that are come to one from another, on one page. */
export interface Journey {
  readonly name: string;
  readonly screens: readonly Screen[];
  /** Runs a server for these screens alone. Absent: they are on the server that all tests share. */
  readonly server?: (use: (app: App) => Promise<void>) => Promise<void>;
}

/** A screen that is an address, known by words that are seen on it. */
export function at(path: string, words: string | RegExp): Screen {
  return {
    name: path,
    async go(page) {
      await open(page, path);
      await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
    },
  };
}
