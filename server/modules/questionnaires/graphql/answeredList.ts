import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import type { QuestionnaireKind } from "../data/kinds.ts";
import {
  type AnsweredFilter,
  type AnsweredRow,
  type Place,
  countAnswered,
  loadAnswered,
} from "../data/loadAnswered.ts";
import { fromBase64Url, toBase64Url } from "../../../shared/ids/bytes.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { cursorsReadBy } from "../../../platform/graphql/cursors.ts";
import { spellings } from "../../../platform/graphql/textSearch.ts";

/** What an owner asks for among submissions or responses. Instants in epoch milliseconds. */
export interface AnsweredArgs {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
  readonly from?: number | null;
  readonly to?: number | null;
  readonly outcome?: AnsweredRow["outcome"] | null;
  readonly version?: number | null;
  readonly search?: string | null;
}

const MAX_TEXT = 100;

/** Submissions or responses, the latest first, page by page: one statement a page, and one for their count when it is asked. */
export async function answeredConnection(
  { database }: Context,
  kind: QuestionnaireKind,
  { businessId, id }: { readonly businessId: string; readonly id: string },
  args: AnsweredArgs,
) {
  const filter = filterOf(args);
  const connection = await resolveCursorConnection(
    { args, toCursor: cursorOf },
    ({ before, after, limit, inverted }: ResolveCursorConnectionArgs) => {
      const [behind, ahead] = [placeOf(after), placeOf(before)];
      return loadAnswered(
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
  return { ...connection, count: () => countAnswered(database.query, kind, businessId, id, filter) };
}

function filterOf({ from, to, outcome, version, search }: AnsweredArgs): AnsweredFilter {
  const text = search?.trim().slice(0, MAX_TEXT);
  return {
    // Nothing was answered before there were computers, and the database has no year 0.
    from: from == null ? null : Math.max(from, 0),
    to: to == null ? null : Math.max(to, 0),
    outcome: outcome ?? null,
    version: version ?? null,
    ...(text ? { texts: spellings(text).map((one) => `%${one}%`) } : {}),
  };
}

function cursorOf({ createdAt, id }: Place): string {
  return toBase64Url(Buffer.from(`${createdAt} ${id}`));
}

/** The `extensions` of a connection of submissions or responses. */
export const ANSWERED_CURSORS = cursorsReadBy((cursor) => readPlace(cursor) !== null);

/** Returns null without a cursor. The input gate has rejected cursors of other lists. */
function placeOf(cursor: string | undefined): Place | null {
  return cursor === undefined ? null : readPlace(cursor);
}

function readPlace(cursor: string): Place | null {
  const bytes = cursor.length <= 200 ? fromBase64Url(cursor) : null;
  const [, createdAt, id] =
    /^(\d{1,13}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(Buffer.from(bytes ?? []).toString()) ??
    [];
  if (createdAt === undefined || id === undefined) return null;
  return { createdAt: Number(createdAt), id };
}
