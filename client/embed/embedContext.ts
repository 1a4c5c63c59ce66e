import type { EmbedEvent, Theme } from "./messages.ts";
import type { EmbedOptions } from "./options.ts";

export interface EmbedContext {
  readonly url: URL;
  readonly title: string;
  readonly language: string;
  readonly theme: Theme;
  readonly options: EmbedOptions;
  readonly emit: (name: EmbedEvent, detail: object) => void;
}

export interface WidgetController {
  setTheme(theme: Theme): void;
  open(): void;
  close(): void;
  remove(): void;
}
