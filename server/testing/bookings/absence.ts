import { demoId } from "../../../prisma/demo/ids.ts";
import { toGlobalId } from "../../platform/graphql/globalIds.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { bookAs, holdAs, type TestHoldRequest } from "./callers.ts";
import type { TestCaller, TestGraph } from "../graph.ts";
import { unwrap } from "../unwrap.ts";

/** Tuesday: Amara works from 14:00Z, Bruno from 15:00Z and Daniel from 17:00Z. */
export const ABSENCE_DAY = { since: "2026-11-24T05:00:00.000Z", until: "2026-11-25T05:00:00.000Z" };

export interface PlanAnswer {
  readonly plannedAt: string;
  readonly isComplete: boolean;
  readonly bookings: readonly {
    readonly booking: { readonly id: string; readonly startsAt: string };
    readonly staff: { readonly slug: string } | null;
    readonly slots: readonly {
      readonly startsAt: string;
      readonly staff: { readonly slug: string } | null;
    }[];
  }[];
}

const PLAN = `query ($input: AbsencePlanInput!) { business { absencePlan(input: $input) {
  plannedAt isComplete bookings { booking { id startsAt } staff { slug } slots { startsAt staff { slug } } } } } }`;

const ABSENCE = `absence { id staff { slug } since until reason effectiveAt undoneAt block { id startsAt endsAt staff { slug } }
  decisions { booking { id status staff { slug } } outcome staff { slug } offerUntil state } }`;

const CONFLICTS = "conflictingBookings { id } conflictingBookingsCount";

const DECIDE = `mutation ($input: DecideAbsenceInput!) { answer: decideAbsence(input: $input) { __typename
  ... on DecideAbsencePayload { ${ABSENCE} } ... on Failure { code message } ... on InvalidInput { issues { path code } }
  ... on AbsenceChanged { ${CONFLICTS} } ... on DecisionMissing { ${CONFLICTS} } ... on SubstituteBusy { ${CONFLICTS} } } }`;

const UNDO = `mutation ($input: UndoAbsenceInput!) { answer: undoAbsence(input: $input) { __typename
  ... on UndoAbsencePayload { ${ABSENCE} } ... on Failure { code message } ... on InvalidInput { issues { path code } }
  ... on AbsenceChanged { ${CONFLICTS} } } }`;

export interface AbsenceAnswer {
  readonly __typename: string;
  readonly code?: string;
  readonly issues?: readonly unknown[];
  readonly conflictingBookings?: readonly { readonly id: string }[];
  readonly absence?: {
    readonly id: string;
    readonly effectiveAt: string;
    readonly undoneAt: string | null;
    readonly block: { readonly id: string } | null;
    readonly decisions: readonly {
      readonly booking: { readonly id: string; readonly staff: readonly { readonly slug: string }[] };
      readonly state: string;
    }[];
  };
}

export const reassignTo = (booking: string, staff: string) => ({ booking, choice: { reassign: { staff } } });
export const offer = (booking: string, until?: string) => ({ booking, choice: { offer: { until } } });
export const cancel = (booking: string, note?: string) => ({ booking, choice: { cancel: { note } } });

/** Calls of the desk for the absence of Amara on `ABSENCE_DAY`. */
export function createAbsenceDesk(graph: TestGraph, scope: Scope, key: string) {
  let visitor = 0;
  const send = async (document: string, input: object, asker: TestCaller): Promise<AbsenceAnswer> => {
    const { data, errors } = await graph.run<{ answer: AbsenceAnswer }>(document, { input }, asker);
    return errors.length > 0 ? (errors[0] as never) : data.answer;
  };
  return {
    /** Books as a further visitor. Returns the global id of the first booking. */
    async book(request: TestHoldRequest): Promise<string> {
      visitor += 1;
      const held = unwrap(await holdAs(scope, visitor, request));
      const [booking] = unwrap(await bookAs(scope, held.id, `absence-${visitor}`));
      return toGlobalId("Booking", booking!.id);
    },
    async plan(input: object = {}, asker: TestCaller = { key }): Promise<PlanAnswer> {
      const variables = { input: { staff: "amara", ...ABSENCE_DAY, ...input } };
      const { data, errors } = await graph.run<{ business: { absencePlan: PlanAnswer } }>(
        PLAN,
        variables,
        asker,
      );
      return errors.length > 0 ? (errors[0] as never) : data.business.absencePlan;
    },
    decide: (input: object, asker: TestCaller = { key }) =>
      send(DECIDE, { staff: "amara", ...ABSENCE_DAY, ...input }, asker),
    undo: (id: string, input: object = {}, asker: TestCaller = { key }) =>
      send(UNDO, { id, ...input }, asker),
  };
}

/** Claims, staff and blocks of all bookings, to compare. */
export function loadCalendar(graph: TestGraph) {
  return graph.database.query(
    `SELECT c.unit_id, c.starts_at, c.ends_at, c.booking_id, c.session_id, c.block_id IS NOT NULL AS is_blocked,
            (SELECT array_agg(s.staff_id ORDER BY s.staff_id) FROM booking_staff s WHERE s.booking_id = c.booking_id) AS staff,
            (SELECT s.staff_id FROM sessions s WHERE s.id = c.session_id) AS teacher
       FROM claims c ORDER BY c.unit_id, c.starts_at`,
  );
}

export const staffUnit = (slug: string): string => demoId("staff unit", slug);
