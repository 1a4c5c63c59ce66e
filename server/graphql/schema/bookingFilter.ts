import type { Prisma } from "../../data/prisma/client.ts";
import type { BookingStatus } from "../../domain/booking/status.ts";
import { type GlobalType, rowId } from "../globalIds.ts";
import { spellings } from "../textSearch.ts";

/** What an owner looks for among the bookings; all of it at once. Instants in epoch milliseconds. */
interface BookingFilterArgs {
  readonly status?: readonly BookingStatus[] | null;
  readonly from?: number | null;
  readonly until?: number | null;
  readonly staff?: string | null;
  readonly service?: string | null;
  readonly provider?: string | null;
  readonly text?: string | null;
}

/** No row has this id: what is no id of that kind finds nothing. */
const NOTHING = "00000000-0000-0000-0000-000000000000";
const MAX_TEXT = 100;

/** The filter as the database client takes it. */
export function bookingFilter(args: BookingFilterArgs): Prisma.BookingWhereInput {
  const idOf = (type: GlobalType, id: string) => rowId(type, id) ?? NOTHING;
  const text = args.text?.trim().slice(0, MAX_TEXT);
  return {
    ...(args.status == null ? {} : { status: { in: [...args.status] } }),
    ...(args.from == null ? {} : { endsAt: { gt: new Date(args.from) } }),
    ...(args.until == null ? {} : { startsAt: { lt: new Date(args.until) } }),
    ...(args.staff == null ? {} : { staff: { some: { staffId: idOf("Staff", args.staff) } } }),
    ...(args.service == null ? {} : { serviceId: idOf("Service", args.service) }),
    ...(args.provider == null ? {} : { providerId: idOf("Provider", args.provider) }),
    ...(text ? { OR: textFilter(text) } : {}),
  };
}

function textFilter(text: string): Prisma.BookingWhereInput[] {
  return spellings(text).flatMap((spelling) => {
    const contains = { contains: spelling, mode: "insensitive" } as const;
    const fields = ["firstName", "lastName", "email"] as const;
    return [
      { order: { reference: contains } },
      ...fields.map((field) => ({ order: { contact: { [field]: contains } } })),
      { guests: { some: { OR: [{ name: contains }, { email: contains }] } } },
    ];
  });
}
