import { insertTestEvent, replayDelivery, replayEvents } from "../data/webhooks/replay.ts";
import { type FailureWith, issue } from "../../../shared/failures/failure.ts";
import { EVENT_RETENTION_DAYS } from "../rules/webhooks/eventTypes.ts";
import { GIVE_UP_MS } from "../rules/webhooks/retry.ts";
import { newId } from "../../../platform/ids/ids.ts";
import { toResult, invalidInputError } from "../../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../../platform/database/scope.ts";
import { type EndpointFailure, withLockedEndpoint } from "./endpoints.ts";

export function sendTestEvent(
  scope: Scope,
  id: string | null,
): Promise<Outcome<{ readonly deliveryId: string }, EndpointFailure | FailureWith<"ENDPOINT_NOT_ENABLED">>> {
  return withLockedEndpoint(scope, id, async (sql, row, now, reject) => {
    if (row.state !== "ENABLED") throw reject({ code: "ENDPOINT_NOT_ENABLED" });
    const ids = { eventId: newId(now, scope.random), deliveryId: newId(now, scope.random) };
    await insertTestEvent(sql, row, ids, { now, giveUpAt: now + GIVE_UP_MS });
    scope.jobs.wakeSenders(sql);
    return { deliveryId: ids.deliveryId };
  });
}

export function resendDelivery(
  { database, clock, business, jobs }: Scope,
  id: string | null,
): Promise<Outcome<{ readonly deliveryId: string }, FailureWith<"DELIVERY_NOT_FOUND">>> {
  return toResult((reject) =>
    database.transaction(async (sql) => {
      const now = clock.now();
      const times = { now, giveUpAt: now + GIVE_UP_MS };
      if (id === null || !(await replayDelivery(sql, business.id, id, times)))
        throw reject({ code: "DELIVERY_NOT_FOUND" });
      jobs.wakeSenders(sql);
      return { deliveryId: id };
    }),
  );
}

/** Sends all events since `from` that the endpoint subscribes to, including delivered ones. Returns their number. */
export function resendEvents(
  scope: Scope,
  id: string | null,
  from: number,
): Promise<
  Outcome<
    { readonly endpointId: string; readonly count: number },
    EndpointFailure | FailureWith<"ENDPOINT_NOT_ENABLED">
  >
> {
  return withLockedEndpoint(scope, id, async (sql, row, now, reject) => {
    if (from > now || from < now - EVENT_RETENTION_DAYS * 86_400_000)
      throw invalidInputError(issue(["since"], "OUT_OF_RANGE"));
    if (row.state !== "ENABLED") throw reject({ code: "ENDPOINT_NOT_ENABLED" });
    const count = await replayEvents(sql, row, from, { now, giveUpAt: now + GIVE_UP_MS });
    scope.jobs.wakeSenders(sql);
    return { endpointId: row.id, count };
  });
}
