import {
  type EndpointRow,
  countEndpoints,
  deleteEndpoint,
  insertEndpoint,
  lockEndpoint,
  replaceSecret,
  updateEndpoint,
} from "../data/webhooks/endpoints.ts";
import { type Failure, type FailureWith, issue } from "../../../shared/failures/failure.ts";
import { type EndpointDraft, validateEndpoint } from "../rules/webhooks/validateEndpoint.ts";
import { newId } from "../../../platform/ids/ids.ts";
import { type Reject, toResult, invalidInputError } from "../../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../../platform/database/scope.ts";

declare module "../../../platform/database/scope.ts" {
  interface Deps {
    /** For development. False allows public hosts only. */
    readonly webhooksToLoopback: boolean;
  }
}

/** Each endpoint costs every event a row. */
export const MAX_ENDPOINTS = 20;

const SECRET_BYTES = 32;
const DAY_MS = 86_400_000;

/** Validity of a replaced secret in hours: default and maximum. */
export const ROTATION_HOURS = { usual: 24, most: 168 } as const;

export type EndpointFailure = FailureWith<"INVALID_INPUT" | "ENDPOINT_NOT_FOUND">;

export interface NewSecret {
  readonly endpointId: string;
  readonly secret: string;
}

export function formatSecret(secret: Uint8Array): string {
  return `whsec_${Buffer.from(secret).toString("base64")}`;
}

export function createEndpoint(
  scope: Scope,
  draft: EndpointDraft,
): Promise<Outcome<NewSecret, FailureWith<"INVALID_INPUT" | "TOO_MANY_ENDPOINTS">>> {
  const { database, clock, random, business } = scope;
  return toResult((reject) => {
    const emptySettings = { url: "", description: "", types: [], includesContacts: false };
    const { settings, issues } = validateEndpoint(draft, emptySettings, scope.webhooksToLoopback);
    if (issues.length > 0) throw invalidInputError(...issues);
    const now = clock.now();
    const key = { businessId: business.id, id: newId(now, random) };
    const secret = random.bytes(SECRET_BYTES);
    return database.transaction(async (sql) => {
      if ((await countEndpoints(sql, business.id)) >= MAX_ENDPOINTS)
        throw reject({ code: "TOO_MANY_ENDPOINTS", most: MAX_ENDPOINTS });
      await insertEndpoint(sql, { ...key, ...settings }, secret, now);
      return { endpointId: key.id, secret: formatSecret(secret) };
    });
  });
}

export interface EndpointChange extends EndpointDraft {
  readonly isEnabled?: boolean | null;
}

export function changeEndpoint(
  scope: Scope,
  id: string | null,
  change: EndpointChange,
): Promise<Outcome<{ readonly endpointId: string }, EndpointFailure>> {
  return withLockedEndpoint(scope, id, async (sql, row, now) => {
    const { settings, issues } = validateEndpoint(change, row, scope.webhooksToLoopback);
    if (issues.length > 0) throw invalidInputError(...issues);
    const state = change.isEnabled == null ? row.state : change.isEnabled ? "ENABLED" : "DISABLED";
    const resetsFailures = state === "ENABLED" && (row.state !== "ENABLED" || settings.url !== row.url);
    await updateEndpoint(sql, { ...row, ...settings, state }, resetsFailures, now);
    return { endpointId: row.id };
  });
}

export function rotateSecret(
  scope: Scope,
  id: string | null,
  hours: number | null,
): Promise<Outcome<NewSecret, EndpointFailure>> {
  return withLockedEndpoint(scope, id, async (sql, row, now) => {
    const validHours = hours ?? ROTATION_HOURS.usual;
    if (validHours < 0 || validHours > ROTATION_HOURS.most)
      throw invalidInputError(issue(["formerSecretHours"], "OUT_OF_RANGE"));
    const secret = scope.random.bytes(SECRET_BYTES);
    await replaceSecret(sql, row, secret, now + (validHours * DAY_MS) / 24, now);
    return { endpointId: row.id, secret: formatSecret(secret) };
  });
}

export function removeEndpoint(
  scope: Scope,
  id: string | null,
): Promise<Outcome<{ readonly endpointId: string }, EndpointFailure>> {
  return toResult(async (reject) => {
    if (id === null) throw reject({ code: "ENDPOINT_NOT_FOUND" });
    const key = { businessId: scope.business.id, id };
    const isDeleted = await scope.database.transaction((sql) => deleteEndpoint(sql, key));
    if (!isDeleted) throw reject({ code: "ENDPOINT_NOT_FOUND" });
    return { endpointId: id };
  });
}

type Sql = Parameters<Parameters<Scope["database"]["transaction"]>[0]>[0];

/** Runs work with the locked endpoint. */
export function withLockedEndpoint<T, F extends Failure = never>(
  { database, clock, business }: Scope,
  id: string | null,
  work: (sql: Sql, row: EndpointRow, now: number, reject: Reject<F>) => Promise<T>,
): Promise<Outcome<T, F | EndpointFailure>> {
  return toResult((reject: Reject<F | EndpointFailure>) =>
    database.transaction(async (sql) => {
      const row = id === null ? null : await lockEndpoint(sql, { businessId: business.id, id });
      if (!row) throw reject({ code: "ENDPOINT_NOT_FOUND" });
      return work(sql, row, clock.now(), reject);
    }),
  );
}
