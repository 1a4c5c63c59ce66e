import type { EmbedEvent, Theme } from "./messages.ts";
import type { EmbedOptions } from "./options.ts";

export interface Surroundings {
  readonly url: URL;
  readonly title: string;
  readonly language: string;
  readonly theme: Theme;
  readonly options: EmbedOptions;
  readonly tell: (name: EmbedEvent, detail: object) => void;
}

export interface Shown {
  setTheme(theme: Theme): void;
  open(): void;
  close(): void;
  remove(): void;
}
