import type { BusinessMove } from "../../shared/bookings/businessMove.ts";
import type { Occasion } from "../../shared/bookings/occasion.ts";
import type { Signer } from "../../platform/ids/signer.ts";
import type { Jobs, RandomSource } from "../../platform/database/ports.ts";
import type { Sql } from "../../platform/database/transaction.ts";

declare module "../../platform/database/scope.ts" {
  interface Deps {
    readonly notifications: NotificationQueue;
  }
}

export interface NotificationEvent {
  /** After `BOOKED`, the status of each booking decides between booking and request. */
  readonly occasion: Occasion;
  readonly bookingIds: readonly string[];
  /** Staff ids before a move, by booking id. */
  readonly formerStaff?: Readonly<Record<string, readonly string[]>>;
  /** A move by the business. Null or absent for any other event. */
  readonly move?: BusinessMove | null;
  readonly now: number;
}

export interface LinkRecipient {
  /** The guest's number from 1. 0 for the booker and for staff. */
  readonly member: number;
  /** Null for bookers and guests. */
  readonly staffId: string | null;
}

export interface NotificationScope {
  readonly random: RandomSource;
  readonly signer: Signer;
  readonly jobs: Jobs;
  readonly business: { readonly id: string };
}

export type ClientMessage = {
  readonly bookingIds: readonly string[];
  readonly now: number;
} & ({ readonly text: string } | { readonly delayMinutes: number });

export interface MessageResult {
  /** Number of notifications, one for each client. */
  readonly clients: number;
  /** Ids of the bookings whose client has no e-mail. */
  readonly unreachable: readonly string[];
}

/**
 * The port by which payments and bookings reach the module notifications, which comes after both.
 * Queues notifications in the caller's transaction, whose commit wakes the senders. Call it after the event, but not
 * for a replayed request.
 */
export interface NotificationQueue {
  enqueue(sql: Sql, scope: NotificationScope, event: NotificationEvent): Promise<void>;
  /** Like `enqueue` in two steps. The first step loads, in the same round trip as the event if both start together. */
  prepare(sql: Sql, scope: NotificationScope, event: NotificationEvent): Promise<() => Promise<void>>;
  /** Queues mails with the link that manages the bookings. Erased contacts get none. */
  enqueueLinks(
    sql: Sql,
    scope: NotificationScope,
    links: LinkRecipient & { readonly bookingIds: readonly string[]; readonly now: number },
  ): Promise<void>;
  /** Queues one mail for each client of the bookings. */
  enqueueMessages(sql: Sql, scope: NotificationScope, message: ClientMessage): Promise<MessageResult>;
}
