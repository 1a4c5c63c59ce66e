import { type BookingRow, loadBookings } from "../bookings/index.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Clock } from "../../platform/database/ports.ts";
import type { DueNotification } from "./data/dueNotifications.ts";
import { loadBookingMoney } from "../payments/index.ts";
import type { MailSources } from "./composeMail.ts";
import type { Signer } from "../../platform/ids/signer.ts";

export interface MailDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly signer: Signer;
  readonly origin: string;
}

export interface MailData {
  readonly sources: Awaited<ReturnType<typeof loadMailSources>>;
  /** Start of the load in epoch milliseconds. `sources` contains no later changes. */
  readonly readAt: number;
}

/** Loads the data of due mails, one business at a time. */
export async function* loadMails(
  dependencies: MailDependencies,
  due: readonly DueNotification[],
): AsyncGenerator<(DueNotification & MailData)[], void> {
  for (const businessId of new Set(due.map((notification) => notification.businessId))) {
    const notifications = due.filter((notification) => notification.businessId === businessId);
    const readAt = dependencies.clock.now();
    const sources = await loadMailSources(dependencies, businessId, notifications);
    yield notifications.map((notification) => ({ ...notification, sources, readAt }));
  }
}

async function loadMailSources(
  { database, signer, origin }: MailDependencies,
  businessId: string,
  notifications: readonly DueNotification[],
): Promise<MailSources & { readonly bookings: ReadonlyMap<string, BookingRow> }> {
  const { prisma, query } = database;
  const bookings = await loadBookings(query, businessId, [
    ...new Set(notifications.flatMap((one) => one.bookingIds)),
  ]);
  // Payments appear only in mails about cancellations and refunds.
  const endedBookingIds = new Set(
    notifications
      .filter((one) => one.kind === "CANCELLED" || one.kind === "REFUNDED")
      .flatMap((one) => one.bookingIds),
  );
  const paid = bookings.filter((one) => one.dueMinor > 0 && endedBookingIds.has(one.id)).map((one) => one.id);
  const whereIds = (ids: readonly (string | null)[]) => ({
    where: { businessId, id: { in: [...new Set(ids.filter((id) => id !== null))] } },
  });
  const people = [...bookings.flatMap((one) => one.staffIds), ...notifications.map((one) => one.staffId)];
  const [business, services, providers, staff, money] = await Promise.all([
    prisma.business.findUniqueOrThrow({ where: { id: businessId } }),
    prisma.service.findMany(whereIds(bookings.map((one) => one.serviceId))),
    prisma.provider.findMany(whereIds(bookings.map((one) => one.providerId))),
    prisma.staff.findMany(whereIds(people)),
    paid.length === 0 ? [] : loadBookingMoney(query, businessId, paid),
  ]);
  return {
    signer,
    business,
    origin: business.origin ?? origin,
    bookings: byId(bookings),
    services: byId(services),
    providers: byId(providers),
    staff: byId(staff),
    money: byId(money),
  };
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));
