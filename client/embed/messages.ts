/**
 * Protocol between a host page and the iframe (`postMessage`). Messages with another version, or from another window or
 * origin, are ignored.
 */
export const protocol = 1;

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

/** Events for the host page. They contain no personal data and no access key. */
export interface EmbedEvents {
  readonly ready: { readonly step: StepName };
  readonly step: { readonly step: StepName };
  /** A hold was created. ISO instants. */
  readonly held: { readonly startsAt: string; readonly until: string };
  readonly booked: {
    readonly status: "CONFIRMED" | "REQUESTED";
    /** Slug of the (first) service. */
    readonly service: string;
    /** ISO instants of the (first) booking. */
    readonly startsAt: string;
    readonly endsAt: string;
    /** Number of bookings of the order. */
    readonly count: number;
  };
  readonly rescheduled: { readonly startsAt: string };
  readonly cancelled: { readonly scope: string };
  readonly resized: { readonly height: number };
  /** Code of a failure of the graph, or status of an error page. */
  readonly error: { readonly code: string };
}

export type EmbedEvent = keyof EmbedEvents;

/** `auto` follows the visitor's device. */
export type Theme = "light" | "dark" | "auto";

export type FrameMessage =
  /** The iframe is listening. Sent to any origin, without data. */
  | { readonly daybook: 1; readonly type: "here" }
  | { readonly daybook: 1; readonly type: "size"; readonly height: number }
  | { readonly daybook: 1; readonly type: "event"; readonly name: EmbedEvent; readonly detail: object }
  /** Escape was pressed and not handled inside. */
  | { readonly daybook: 1; readonly type: "escape" };

export type HostMessage =
  /** Identifies the host. The iframe then accepts only this origin. */
  | { readonly daybook: 1; readonly type: "hello" }
  | { readonly daybook: 1; readonly type: "theme"; readonly theme: Theme }
  /** True if the iframe is as high as its content and needs no scroll bar. */
  | { readonly daybook: 1; readonly type: "fits"; readonly fits: boolean };
