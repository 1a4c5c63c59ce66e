import type { EmbedEvent, Theme } from "./messages.ts";
import type { EmbedOptions } from "./options.ts";

/** What every way of showing the widget is given. */
export interface Surroundings {
  readonly url: URL;
  /** What the frame, the dialog and the button are called. */
  readonly title: string;
  /** The language of the words around the frame (BCP 47). */
  readonly language: string;
  readonly theme: Theme;
  readonly options: EmbedOptions;
  readonly tell: (name: EmbedEvent, detail: object) => void;
}

/** A widget on the page. */
export interface Shown {
  setTheme(theme: Theme): void;
  /** Opens its dialog; in its place it is brought into sight. */
  open(): void;
  close(): void;
  /** Takes away everything that was made for it. */
  remove(): void;
}
