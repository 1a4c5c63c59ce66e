import {
  type BulkCaller,
  type BulkResult,
  type BulkTarget,
  checkBulkSize,
  loadTargets,
  recordBulk,
  toResults,
} from "./bulkBookings.ts";
import { checkText, cleanText } from "../../../shared/contact/text.ts";
import { type Failure, type FailureWith, invalidInput, issue } from "../../../shared/failures/failure.ts";
import type { ClientMessage } from "../../payments/index.ts";
import type { Outcome, Scope } from "../../../platform/database/scope.ts";

export const MESSAGE_MAX = 2000;

export interface MessagesSent {
  /** Number of clients, each of whom gets one mail. */
  readonly clients: number;
  readonly results: readonly BulkResult[];
}

export async function messageBookings(
  scope: Scope,
  { targets, text }: { readonly targets: readonly BulkTarget[]; readonly text: string },
  caller: BulkCaller,
): Promise<Outcome<MessagesSent, FailureWith<"INVALID_INPUT">>> {
  const sizeFailure = checkBulkSize(targets);
  if (sizeFailure) return { ok: false, failure: sizeFailure };
  const message = cleanText(text);
  const code = message === "" ? "REQUIRED" : checkText(message, { max: MESSAGE_MAX, allowsLines: true });
  if (code) return { ok: false, failure: invalidInput(issue(["text"], code)) };
  const rows = await loadTargets(scope, targets, caller);
  const request = { bookingIds: [...rows.keys()], text: message, now: scope.clock.now() };
  return { ok: true, value: await sendMessages(scope, targets, request, caller, "messageBookings") };
}

/** Queues the mails and an audit entry for each booking. A client without e-mail is a failure of the booking. */
export async function sendMessages(
  scope: Scope,
  targets: readonly BulkTarget[],
  request: ClientMessage,
  caller: BulkCaller,
  action: string,
): Promise<MessagesSent> {
  const { clients, unreachable } = await scope.database.transaction((sql) =>
    scope.notifications.enqueueMessages(sql, scope, request),
  );
  const failures = new Map<string, Failure | null>(
    request.bookingIds.map((id) => [id, unreachable.includes(id) ? { code: "NO_EMAIL" } : null]),
  );
  await recordBulk(scope, caller, action, failures);
  return { clients, results: toResults(targets, failures) };
}
