export type DatabaseErrorInfo =
  | { kind: "overlap"; constraint: string | null }
  | { kind: "duplicate"; constraint: string | null }
  | { kind: "check"; constraint: string | null }
  | { kind: "relation"; constraint: string | null }
  /** Serialization failure or deadlock. The transaction can be retried. */
  | { kind: "contention" }
  /** The result of sent statements is unknown. */
  | { kind: "unavailable" };

export class TransactionTimeout extends Error {
  override name = "TransactionTimeout";
}

const UNAVAILABLE_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ENOENT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ETIMEDOUT",
  "ENOTCONN",
]);
/** `pg` gives these errors no code. */
const UNAVAILABLE_TEXTS =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

const PRISMA_KINDS: Record<string, DatabaseErrorInfo["kind"]> = {
  P1001: "unavailable",
  P1002: "unavailable",
  P1008: "unavailable",
  P1017: "unavailable",
  P2024: "unavailable",
  P2028: "unavailable",
  P2037: "unavailable",
  P2002: "duplicate",
  P2003: "relation",
  P2004: "check",
  P2011: "check",
  P2034: "contention",
};

/** Null for an error that is not of the database. */
export function classifyDatabaseError(error: unknown): DatabaseErrorInfo | null {
  if (!(error instanceof Error)) return null;
  const { code, constraint } = extractPostgresError(error);
  const info = code === null ? null : classifySqlState(code, constraint);
  if (info) return info;
  if (rejectsConnections(error, code)) return { kind: "unavailable" };
  if (code !== null && UNAVAILABLE_CODES.has(code)) return { kind: "unavailable" };
  if (UNAVAILABLE_TEXTS.test(error.message)) return { kind: "unavailable" };
  const kind = code === null ? undefined : PRISMA_KINDS[code];
  if (kind === undefined) return null;
  return kind === "unavailable" || kind === "contention" ? { kind } : { kind, constraint };
}

const MAX_CAUSE_DEPTH = 5;

/** Returns true if the database was not available, so the operation may succeed later. Searches the causes as well. */
export function isUnavailable(error: unknown, depth = MAX_CAUSE_DEPTH): boolean {
  if (!(error instanceof Error) || depth === 0) return false;
  if (error instanceof TransactionTimeout || classifyDatabaseError(error)?.kind === "unavailable")
    return true;
  const { originalError } = error as { originalError?: unknown };
  return isUnavailable(originalError, depth - 1) || isUnavailable(error.cause, depth - 1);
}

/** ALLOW_CONNECTIONS is false. The code 55000 has other meanings too. */
function rejectsConnections(error: Error, code: string | null): boolean {
  if (code !== "55000") return false;
  const { routine } = error as { routine?: unknown };
  return routine === "CheckMyDatabase" || /is not currently accepting connections/.test(error.message);
}

/**
 * Claims that end within a block are reassigned to it. If the block is deleted meanwhile, a retry no longer finds it.
 */
const CLAIM_BLOCK_KEY = "claims_business_id_block_id_fkey";

function classifySqlState(code: string, constraint: string | null): DatabaseErrorInfo | null {
  switch (code) {
    case "23P01":
      return { kind: "overlap", constraint };
    case "23505":
      return { kind: "duplicate", constraint };
    case "23514":
    case "23502":
      return { kind: "check", constraint };
    case "23503":
    case "23001":
      if (constraint === CLAIM_BLOCK_KEY) return { kind: "contention" };
      return { kind: "relation", constraint };
    case "40001":
    case "40P01":
      return { kind: "contention" };
    case "53300":
      return { kind: "unavailable" };
    default:
      // Class 08 are connection exceptions. With 57P01 to 57P05 the server ended the session.
      return /^(08...|57P0[1-5])$/.test(code) ? { kind: "unavailable" } : null;
  }
}

function extractPostgresError(error: Error): { code: string | null; constraint: string | null } {
  const fields = error as Error & {
    code?: unknown;
    constraint?: unknown;
    cause?: unknown;
    meta?: { driverAdapterError?: { cause?: AdapterCause } };
  };
  const cause = fields.meta?.driverAdapterError?.cause ?? (fields.cause as AdapterCause | undefined);
  const code = cause?.originalCode ?? cause?.code ?? fields.code;
  return {
    code: typeof code === "string" ? code : null,
    constraint: extractConstraint(
      cause?.constraint ?? fields.constraint,
      cause?.originalMessage ?? error.message,
    ),
  };
}

type AdapterCause = {
  originalCode?: unknown;
  code?: unknown;
  originalMessage?: string;
  constraint?: unknown;
};

function extractConstraint(constraint: unknown, message: string): string | null {
  if (typeof constraint === "string") return constraint;
  const index = (constraint as { index?: unknown } | undefined)?.index;
  if (typeof index === "string") return index;
  return /constraint "([^"]+)"/.exec(message)?.[1] ?? null;
}
