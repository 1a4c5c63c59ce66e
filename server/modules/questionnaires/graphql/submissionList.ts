import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import type { QuestionnaireKind } from "../data/kinds.ts";
import {
  type SubmissionFilter,
  type SubmissionRow,
  type CursorPosition,
  countSubmissions,
  loadSubmissions,
} from "../data/loadSubmissions.ts";
import { fromBase64Url, toBase64Url } from "../../../shared/ids/bytes.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { toCursorExtensions } from "../../../platform/graphql/cursors.ts";
import { toLikePatterns } from "../../../platform/graphql/textSearch.ts";

/** Instants in epoch milliseconds. */
export interface SubmissionArgs {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
  readonly filter?: {
    readonly since?: number | null;
    readonly until?: number | null;
    readonly outcome?: readonly SubmissionRow["outcome"][] | null;
    readonly version?: number | null;
  } | null;
  readonly search?: string | null;
}

const MAX_TEXT = 100;

/** Newest first. One statement a page, and one for the total count if it is selected. */
export async function submissionConnection(
  { database }: Context,
  kind: QuestionnaireKind,
  { businessId, id }: { readonly businessId: string; readonly id: string },
  args: SubmissionArgs,
) {
  const filter = toFilter(args);
  const connection = await resolveCursorConnection(
    { args, toCursor: formatCursor },
    ({ before, after, limit, inverted }: ResolveCursorConnectionArgs) => {
      const [behind, ahead] = [toPosition(after), toPosition(before)];
      return loadSubmissions(
        database.query,
        kind,
        businessId,
        id,
        filter,
        inverted
          ? { order: "OLDEST", after: ahead, before: behind, limit }
          : { order: "LATEST", after: behind, before: ahead, limit },
      );
    },
  );
  return { ...connection, totalCount: () => countSubmissions(database.query, kind, businessId, id, filter) };
}

function toFilter({ filter, search }: SubmissionArgs): SubmissionFilter {
  const { since, until, outcome, version } = filter ?? {};
  const text = search?.trim().slice(0, MAX_TEXT);
  return {
    // PostgreSQL has no year 0, and no answer is older than 1970.
    since: since == null ? null : Math.max(since, 0),
    until: until == null ? null : Math.max(until, 0),
    outcomes: outcome ?? null,
    version: version ?? null,
    ...(text ? { texts: toLikePatterns(text).map((one) => `%${one}%`) } : {}),
  };
}

function formatCursor({ createdAt, id }: CursorPosition): string {
  return toBase64Url(Buffer.from(`${createdAt} ${id}`));
}

export const SUBMISSION_CURSORS = toCursorExtensions((cursor) => parseCursor(cursor) !== null);

/** The input gate has rejected cursors of other lists. */
function toPosition(cursor: string | undefined): CursorPosition | null {
  return cursor === undefined ? null : parseCursor(cursor);
}

function parseCursor(cursor: string): CursorPosition | null {
  const bytes = cursor.length <= 200 ? fromBase64Url(cursor) : null;
  const [, createdAt, id] =
    /^(\d{1,13}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(Buffer.from(bytes ?? []).toString()) ??
    [];
  if (createdAt === undefined || id === undefined) return null;
  return { createdAt: Number(createdAt), id };
}
