import * as documents from "./__generated__/documents.ts";
import type { BookData, BookInput, HoldSlotData } from "./__generated__/documents.ts";
import type { DaybookClient, RequestOptions } from "./createClient.ts";

export interface HoldAndBookOptions extends Pick<RequestOptions, "signal"> {
  /**
   * Names this booking, for example the id of your order: 16 to 80 letters, digits, `-` and `_`. Keep it until the call
   * returns. A second call with the same key never makes a second booking.
   */
  readonly idempotencyKey: string;
  /** Id or slug of the service. */
  readonly service: string;
  /** Id or slug of the staff member. Default: any. */
  readonly staff?: string | undefined;
  /** Default: 1. */
  readonly seats?: number | undefined;
  /** The first start to try. Default: `chooseStart` selects it. */
  readonly startsAt?: string | undefined;
  /** First date of the search for a start, for example `2026-12-01`. Default: the first date with a free start. */
  readonly from?: string | undefined;
  /** Last date of the search, inclusive. */
  readonly to?: string | undefined;
  /**
   * Selects a start to try: the first one without `startsAt`, and another one after a slot was taken. `offered` are the free
   * starts in order, without `taken`. Null ends the search. Default: null.
   */
  readonly chooseStart?: (offered: readonly string[], taken: readonly string[]) => string | null | undefined;
  /** Random token of the visitor, as in `HoldSlotInput`. Default: the idempotency key. */
  readonly visitor?: string | undefined;
  /** The input of `book`, without the fields that this function supplies. */
  readonly booking: Omit<BookInput, "holdToken" | "idempotencyKey">;
  /** Number of starts that are tried. Default: 5. */
  readonly maxStarts?: number | undefined;
  /**
   * Called before the booking. Store `startsAt` with the idempotency key. After a crash, call `holdAndBook` again with both
   * to receive the booking of the first call.
   */
  readonly onHold?: (hold: { readonly startsAt: string; readonly token: string }) => void | Promise<void>;
}

/** No start was left to try: `chooseStart` returned none, or `maxStarts` were taken. */
export interface NoStartChosen {
  readonly __typename: "NoStartChosen";
  readonly code: "NO_START_CHOSEN";
  readonly message: string;
  /** Starts that were tried and are taken. */
  readonly taken: readonly string[];
}

type HoldFailure = Exclude<HoldSlotData["holdSlot"], { readonly __typename: "HoldSlotPayload" }>;

/** `BookPayload` if the booking exists. Otherwise a failure with `code` and `message`. */
export type HoldAndBookResult = BookData["book"] | HoldFailure | NoStartChosen;

const TAKEN: ReadonlySet<string> = new Set([
  "STAFF_BUSY",
  "RESOURCE_UNAVAILABLE",
  "SEAT_SHORTAGE",
  "SLOT_UNAVAILABLE",
]);

/** A hold lasts ten minutes, so that more than a few are a fault of the caller. */
const MAX_HOLDS = 3;

/**
 * Finds a start, holds it and books it. If another visitor was faster, it tries the next start of `chooseStart`.
 *
 * All requests are retried with the same idempotency keys, so a lost response does not lead to a second booking. If a
 * second call with the same key selects another start, the result is `IdempotencyConflict`.
 *
 * @returns the result of `book`, or the failure that prevented it
 * @throws {DaybookError} if a request was not executed. The booking may exist, so call again with the same key
 */
export async function holdAndBook(
  client: DaybookClient,
  options: HoldAndBookOptions,
): Promise<HoldAndBookResult> {
  const { idempotencyKey, chooseStart, maxStarts = 5, signal } = options;
  if (!/^[\w-]{16,80}$/.test(idempotencyKey))
    throw new TypeError("The idempotency key needs 16 to 80 letters, digits, hyphens and underscores.");
  const taken: string[] = [];
  let startsAt = options.startsAt ?? null;
  for (;;) {
    if (startsAt === null && chooseStart && taken.length < maxStarts) {
      const offered = await findStarts(client, options);
      startsAt =
        chooseStart(
          offered.filter((start) => !taken.some((other) => isSame(start, other))),
          taken,
        ) ?? null;
    }
    if (startsAt === null)
      return {
        __typename: "NoStartChosen",
        code: "NO_START_CHOSEN",
        message: "No free start was chosen.",
        taken,
      };
    const result = await tryStart(client, options, startsAt, signal);
    if (!("code" in result) || !TAKEN.has(result.code)) return result;
    taken.push(startsAt);
    startsAt = null;
  }
}

/** Holds and books one start. A hold that expired before the booking is made again under the next key. */
async function tryStart(
  client: DaybookClient,
  options: HoldAndBookOptions,
  startsAt: string,
  signal: AbortSignal | undefined,
): Promise<Exclude<HoldAndBookResult, NoStartChosen>> {
  const { idempotencyKey, service, staff, seats, visitor = idempotencyKey } = options;
  for (let hold = 1; ; hold++) {
    // The server stores a key only after a success, so other starts can use the same key.
    const line = {
      service,
      startsAt,
      staff,
      seats,
      visitor,
      idempotencyKey: `${idempotencyKey}:hold:${hold}`,
    };
    const { holdSlot } = await client.request(documents.HoldSlot, { input: line }, { signal });
    if (holdSlot.__typename !== "HoldSlotPayload") return holdSlot;
    const { token, state } = holdSlot.hold;
    const isLast = hold >= MAX_HOLDS;
    // The hold of an earlier call whose time is over. The booking, if any, belongs to a later hold.
    if ((state === "EXPIRED" || state === "RELEASED") && !isLast) continue;
    await options.onHold?.({ startsAt, token });
    const input = { ...options.booking, holdToken: token, idempotencyKey: `${idempotencyKey}:book` };
    const { book } = await client.request(documents.Book, { input }, { signal });
    if (book.__typename !== "HoldExpired" || isLast) return book;
  }
}

async function findStarts(client: DaybookClient, options: HoldAndBookOptions): Promise<readonly string[]> {
  const { service, staff, seats, from, to, signal } = options;
  const { timeZone } = options.booking;
  const variables = { service, staff, seats: seats ?? 1, from, to, timeZone };
  const { business } = await client.request(documents.Availability, variables, { signal });
  return business?.service?.availability?.days.flatMap(({ starts }) => starts) ?? [];
}

const isSame = (start: string, other: string) => Date.parse(start) === Date.parse(other);
