import { findStaffRestriction, getPermissionScope } from "../../access/rules/viewer.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { BookingRef } from "../../bookings/graphql/booking.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { BlockRef } from "../../catalogue/graphql/block.ts";
import { ResourceRef } from "../../catalogue/graphql/resource.ts";
import { ServiceRef } from "../../catalogue/graphql/service.ts";
import { StaffRef } from "../../catalogue/graphql/staff.ts";
import { encodeEventCursor } from "../../integrations/events/eventCursor.ts";
import { badInput } from "../../../platform/graphql/badInput.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant, formatMinute } from "../../../platform/graphql/scalars.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import { MAX_BOARD_BLOCKS } from "../data/boardSql.ts";
import type { BoardBookingRow, BoardEventRow, BoardHoldRow, BoardSessionRow } from "../data/loadBoardRows.ts";
import { type Board, type BoardColumn, type BoardGrouping, loadBoard } from "../loadBoard.ts";
import { MAX_BOARD_DAYS, findRangeError } from "../rules/boardRange.ts";

interface BoardParent extends Board {
  readonly businessId: string;
  readonly timeZone: string;
  readonly groupBy: BoardGrouping;
  /** Row ids of the columns. */
  readonly columnIds: ReadonlySet<string>;
}

type EntryParent<Row> = Row & { readonly board: BoardParent };

const COLUMNS_DESCRIPTION = "Ids of the columns that show it, with the type of the columns.";

function toColumns({
  board: { groupBy, columnIds },
  staffIds,
  resourceIds,
}: {
  readonly board: BoardParent;
  readonly staffIds: readonly string[];
  readonly resourceIds: readonly string[];
}): string[] {
  const [type, ids] =
    groupBy === "STAFF" ? (["Staff", staffIds] as const) : (["Resource", resourceIds] as const);
  return ids.filter((id) => columnIds.has(id)).map((id) => toGlobalId(type, id));
}

const toSessionId = (id: string) => encodeTypeId("session", id);

async function loadService(ctx: Context, { businessId }: BoardParent, id: string) {
  return (await ctx.loaders(businessId).service.load(id))!;
}

const BoardHoursRef = builder
  .objectRef<BoardColumn["days"][number]["hours"][number]>("BoardHours")
  .implement({
    description: "A range of opening hours.",
    fields: (t) => ({
      startsAt: t.field({
        type: "DateTime",
        description: "Start of the range, inclusive.",
        resolve: ({ startsAt }) => formatMinute(startsAt),
      }),
      endsAt: t.field({
        type: "DateTime",
        description: "End of the range, exclusive.",
        resolve: ({ endsAt }) => formatMinute(endsAt),
      }),
    }),
  });

const BoardDayRef = builder.objectRef<BoardColumn["days"][number]>("BoardDay").implement({
  description: "One date of a column.",
  fields: (t) => ({
    date: t.expose("date", { type: "Date", description: "Date in the zone of the board." }),
    hours: t.field({
      type: [BoardHoursRef],
      description:
        "Opening hours by start, inside the date. A night shift has one part on each of its dates. A resource is open while any published staff member works.",
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ hours }) => hours,
    }),
    bookedMinutes: t.exposeInt("bookedMinutes", {
      description: "Minutes of `offeredMinutes` that are booked, including buffers.",
    }),
    offeredMinutes: t.exposeInt("offeredMinutes", {
      description:
        "Minutes of the hours that are neither blocked nor busy in another calendar. The units of a resource add up.",
    }),
    holiday: t.string({
      nullable: true,
      description:
        "Name of the holiday on this date, even if the schedule has hours. Null without a holiday or a name.",
      resolve: ({ holiday }) => emptyToNull(holiday),
    }),
  }),
});

const BoardColumnRef = builder.objectRef<BoardColumn>("BoardColumn").implement({
  description: "A staff member or a resource on the dates of the board.",
  fields: (t) => ({
    staff: t.field({
      type: StaffRef,
      nullable: true,
      description: "The staff member. Null if the board is grouped by resource.",
      resolve: ({ staff }) => staff as never,
    }),
    resource: t.field({
      type: ResourceRef,
      nullable: true,
      description: "The resource. Null if the board is grouped by staff member.",
      resolve: ({ resource }) => resource,
    }),
    days: t.field({
      type: [BoardDayRef],
      description: "The dates of the board in order.",
      complexity: { field: 1, multiplier: 7 },
      resolve: ({ days }) => days,
    }),
  }),
});

const BoardBookingRef = builder.objectRef<EntryParent<BoardBookingRow>>("BoardBooking").implement({
  description: "A booking on the board.",
  fields: (t) => ({
    booking: t.field({
      type: BookingRef,
      description: "The booking.",
      resolve: ({ booking }) => booking as never,
    }),
    columns: t.idList({
      description: `${COLUMNS_DESCRIPTION} Empty if none of the columns serves the booking.`,
      resolve: toColumns,
    }),
    occupiedFrom: t.field({
      type: "DateTime",
      description: "Start of the occupied time, including the buffer.",
      resolve: ({ occupiedFrom }) => formatInstant(occupiedFrom),
    }),
    occupiedUntil: t.field({
      type: "DateTime",
      description: "End of the occupied time, including the buffer.",
      resolve: ({ occupiedUntil }) => formatInstant(occupiedUntil),
    }),
    isUnpaid: t.exposeBoolean("isUnpaid", {
      description: "True if a payment is due and nothing was received.",
    }),
    hasMissingAnswers: t.exposeBoolean("hasMissingAnswers", {
      description: "True if the order lacks the answers to a published form of the service.",
    }),
    isFirstVisit: t.exposeBoolean("isFirstVisit", {
      description:
        "True if no earlier booking of the contact is confirmed, completed or a no-show. A guest counts as the contact who booked.",
    }),
    isOverbooked: t.boolean({
      description: "True if the business booked it beyond the free time.",
      resolve: ({ booking }) => booking.isOverbooked,
    }),
    session: t.id({
      nullable: true,
      description: "Id of the `BoardSession` of a class. Null for other services.",
      resolve: ({ booking: { sessionId } }) => sessionId && toSessionId(sessionId),
    }),
  }),
});

const BoardHoldRef = builder.objectRef<EntryParent<BoardHoldRow>>("BoardHold").implement({
  description:
    "A time that is reserved for a visitor for some minutes. A hold with several services has one each.",
  fields: (t) => ({
    id: t.id({
      description: "Identifies the held time. It grants no access to the hold.",
      resolve: ({ holdId, ordinal }) => `${encodeTypeId("hold", holdId)}_${ordinal}`,
    }),
    columns: t.idList({ description: COLUMNS_DESCRIPTION, resolve: toColumns }),
    startsAt: t.field({
      type: "DateTime",
      description: "Start of the service.",
      resolve: ({ startsAt }) => formatInstant(startsAt),
    }),
    endsAt: t.field({
      type: "DateTime",
      description: "End of the service.",
      resolve: ({ endsAt }) => formatInstant(endsAt),
    }),
    expiresAt: t.field({
      type: "DateTime",
      description: "Time at which the hold expires.",
      resolve: ({ expiresAt }) => formatInstant(expiresAt),
    }),
    service: t.field({
      type: ServiceRef,
      description: "The held service.",
      resolve: ({ board, serviceId }, _, ctx) => loadService(ctx, board, serviceId),
    }),
  }),
});

const BoardSessionRef = builder.objectRef<EntryParent<BoardSessionRow>>("BoardSession").implement({
  description: "A class at one time.",
  fields: (t) => ({
    id: t.id({
      description: "Identifies the class. `BoardBooking.session` refers to it.",
      resolve: ({ id }) => toSessionId(id),
    }),
    columns: t.idList({ description: COLUMNS_DESCRIPTION, resolve: toColumns }),
    startsAt: t.field({
      type: "DateTime",
      description: "Start of the class.",
      resolve: ({ startsAt }) => formatInstant(startsAt),
    }),
    endsAt: t.field({
      type: "DateTime",
      description: "End of the class.",
      resolve: ({ endsAt }) => formatInstant(endsAt),
    }),
    seats: t.exposeInt("seats", { description: "Number of seats offered." }),
    seatsTaken: t.exposeInt("seatsTaken", { description: "Number of seats booked or held." }),
    service: t.field({
      type: ServiceRef,
      description: "The service.",
      resolve: ({ board, serviceId }, _, ctx) => loadService(ctx, board, serviceId),
    }),
  }),
});

const BoardExternalEventRef = builder.objectRef<EntryParent<BoardEventRow>>("BoardExternalEvent").implement({
  description: "Busy time of a staff member in another calendar.",
  fields: (t) => ({
    columns: t.idList({
      description: COLUMNS_DESCRIPTION,
      resolve: ({ board, staffId }) => toColumns({ board, staffIds: [staffId], resourceIds: [] }),
    }),
    startsAt: t.field({
      type: "DateTime",
      description: "Start of the busy time.",
      resolve: ({ startsAt }) => formatInstant(startsAt),
    }),
    endsAt: t.field({
      type: "DateTime",
      description: "End of the busy time.",
      resolve: ({ endsAt }) => formatInstant(endsAt),
    }),
  }),
});

const LONG_LIST = { field: 10, multiplier: 100 };

const BoardRef = builder.objectRef<BoardParent>("Board").implement({
  description: "Columns and entries of some dates. Entries are those that overlap the dates, by start.",
  fields: (t) => ({
    blocks: t.field({
      type: [BlockRef],
      description: `Blocked times, at most ${MAX_BOARD_BLOCKS}.`,
      complexity: { field: 10, multiplier: 20 },
      resolve: ({ rows }) => rows.blocks.map(({ block }) => block),
    }),
    bookings: t.field({
      type: [BoardBookingRef],
      description:
        "Bookings that are confirmed, requested, awaiting payment, completed or a no-show. Empty for a caller without `bookings.read`.",
      complexity: LONG_LIST,
      resolve: (board) => board.rows.bookings.map((row) => ({ ...row, board })),
    }),
    columns: t.field({
      type: [BoardColumnRef],
      description:
        "The staff members by `position`, or the resources by name, without archived ones. A staff member's login has its own column, and none by resource.",
      complexity: { field: 10, multiplier: 20 },
      resolve: ({ columns }) => columns,
    }),
    cursor: t.string({
      nullable: true,
      description:
        "Cursor of the newest event that the board contains. Pass it as `after` to `Subscription.events` to receive every later change. Null if the business has no event yet.",
      resolve: ({ businessId, rows: { position } }) =>
        position === null ? null : encodeEventCursor(businessId, position),
    }),
    holds: t.field({
      type: [BoardHoldRef],
      description: "Times that are reserved for visitors at present.",
      complexity: { field: 10, multiplier: 20 },
      resolve: (board) => board.rows.holds.map((row) => ({ ...row, board })),
    }),
    loadedAt: t.field({
      type: "DateTime",
      description: "Time at which the board was loaded, by the server's clock.",
      resolve: ({ loadedAt }) => formatInstant(loadedAt),
    }),
    externalEvents: t.field({
      type: [BoardExternalEventRef],
      description:
        "Busy times of staff members in other calendars. Empty if the board is grouped by resource.",
      complexity: { field: 10, multiplier: 20 },
      resolve: (board) =>
        board.groupBy === "STAFF"
          ? board.rows.events
              .filter(({ staffId }) => board.columnIds.has(staffId))
              .map((row) => ({ ...row, board }))
          : [],
    }),
    sessions: t.field({
      type: [BoardSessionRef],
      description: "Classes with their seats.",
      complexity: { field: 10, multiplier: 20 },
      resolve: (board) => board.rows.sessions.map((row) => ({ ...row, board })),
    }),
    timeZone: t.expose("timeZone", {
      type: "TimeZone",
      description: "Zone of the dates, which is the business's.",
    }),
  }),
});

const BoardGroupingEnum = builder.enumType("BoardGrouping", {
  description: "The columns of a board.",
  values: {
    STAFF: { description: "A column for each staff member." },
    RESOURCE: { description: "A column for each resource." },
  } as const,
});

const BoardInput = builder.inputType("BoardInput", {
  description: "The dates and columns of a board.",
  fields: (t) => ({
    from: t.field({
      type: "Date",
      required: true,
      description: "First date, inclusive, in the business's zone.",
    }),
    to: t.field({
      type: "Date",
      required: true,
      description: `Last date, inclusive. The range has at most ${MAX_BOARD_DAYS} dates.`,
    }),
    groupBy: t.field({
      type: BoardGroupingEnum,
      required: true,
      defaultValue: "STAFF",
      description: "The columns.",
    }),
  }),
});

builder.prismaObjectField(BusinessRef, "board", (t) =>
  t.field({
    type: BoardRef,
    description: `Everything on the calendars of the business on at most ${MAX_BOARD_DAYS} dates. A staff member's login reads its own column and entries.`,
    authScopes: requires("calendar.read", "OWN"),
    args: {
      input: t.arg({ type: BoardInput, required: true, description: "The dates and columns." }),
    },
    complexity: 50,
    resolve: async ({ id: businessId, timeZone }, { input }, ctx): Promise<BoardParent> => {
      const error = findRangeError(input);
      if (error !== null) throw badInput(error);
      const board = await loadBoard(await ctx.getScope(businessId), {
        ...input,
        ownStaffId: findStaffRestriction(ctx.viewer, businessId, "calendar.read"),
        includesBookings: getPermissionScope(ctx.viewer, businessId, "bookings.read") !== null,
      });
      primeLoaders(ctx, businessId, board);
      const columnIds = new Set(board.columns.map(({ staff, resource }) => (staff ?? resource)!.id));
      return { ...board, businessId, timeZone, groupBy: input.groupBy, columnIds };
    },
  }),
);

/** The fields of entries then need no statement for these rows. */
function primeLoaders(ctx: Context, businessId: string, { rows }: Board): void {
  const loaders = ctx.loaders(businessId);
  for (const row of rows.staff) loaders.staff.prime(row.id, row as never);
  for (const row of rows.resources) loaders.resource.prime(row.id, row);
  for (const row of rows.services) loaders.service.prime(row.id, row as never);
  for (const { block, staffIds, resourceIds } of rows.blocks)
    loaders.blockMembers.prime(block.id, { id: block.id, staffIds, resourceIds });
}
