/**
 * What a host page and the frame in it say to each other (`postMessage`). Each message names the version of this
 * protocol; what names another, or comes from anywhere but the other side's window and origin, is ignored.
 */
export const protocol = 1;

/** Where a visitor stands. */
export type StepName =
  | "service"
  | "time"
  | "details"
  | "payment"
  | "confirmation"
  | "booking"
  | "reschedule"
  | "cancel"
  | "form"
  | "survey"
  | "error";

/**
 * What a host page hears of, and what it is told. Nothing that says who the visitor is: no name, no address, no key
 * that opens a booking.
 */
export interface EmbedEvents {
  /** The screen can be used. */
  readonly ready: { readonly step: StepName };
  /** Another step is on the screen. */
  readonly step: { readonly step: StepName };
  /** A time is kept for the visitor; ISO instants. */
  readonly held: { readonly startsAt: string; readonly until: string };
  /** It stands: booked, or requested of the business. */
  readonly booked: {
    readonly status: "SCHEDULED" | "REQUESTED";
    /** The slug of the (first) service. */
    readonly service: string;
    /** ISO instants of the (first) appointment. */
    readonly startsAt: string;
    readonly endsAt: string;
    /** How many appointments were booked together. */
    readonly count: number;
  };
  readonly rescheduled: { readonly startsAt: string };
  readonly cancelled: { readonly scope: string };
  /** How high the element is now, in CSS pixels. */
  readonly resized: { readonly height: number };
  /** Something was refused or failed: the codes of the graph, or the status of an error page. */
  readonly error: { readonly code: string };
}

/** The name of something that happens. */
export type EmbedEvent = keyof EmbedEvents;

/** The scheme of a host page; `auto`: as the visitor's device says. */
export type Theme = "light" | "dark" | "auto";

/** What the frame says. */
export type FrameMessage =
  /** It listens; said to whoever embeds it, with nothing in it. */
  | { readonly daybook: 1; readonly type: "here" }
  /** How high its content is, in CSS pixels. */
  | { readonly daybook: 1; readonly type: "size"; readonly height: number }
  | { readonly daybook: 1; readonly type: "event"; readonly name: EmbedEvent; readonly detail: object }
  /** Escape was pressed, and nothing inside wanted it. */
  | { readonly daybook: 1; readonly type: "escape" };

/** What the host page says. */
export type HostMessage =
  /** Who embeds the frame: it answers this origin and no other. */
  | { readonly daybook: 1; readonly type: "hello" }
  | { readonly daybook: 1; readonly type: "theme"; readonly theme: Theme }
  /** Whether the frame is as high as its content: then it needs no scroll bar. */
  | { readonly daybook: 1; readonly type: "fits"; readonly fits: boolean };
