import type { GraphQLSchema } from "graphql";
import { type DemoBooking, demoBookings } from "../../../prisma/demo/bookings.ts";
import { BUSINESS_ID } from "../../../prisma/demo/business.ts";
import { intakeAnswers } from "../../../prisma/demo/forms.ts";
import { openPaymentProviders } from "../../modules/payments/gateways/openPaymentProviders.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/database/scope.ts";
import { toGlobalId } from "../../platform/graphql/globalIds.ts";
import { createDemoCaller } from "./demoCaller.ts";
import { bookDocument, cancelDocument, holdDocument, markDocument, payDocument } from "./demoDocuments.ts";

interface FillDemo {
  readonly deps: Omit<Deps, "payments">;
  readonly schema: GraphQLSchema;
  /** Secret of an API key with every permission. */
  readonly key: string;
}

const MINUTE_MS = 60_000;

/** The choice of the client where a service offers several kinds of places. */
const PLACES: Readonly<Record<string, string>> = {
  consultation: "AT_PROVIDER",
  coaching: "ONLINE",
  nutrition: "AT_PROVIDER",
};

/**
 * Books, pays, cancels and marks the bookings of the demo through the graph, each at the moment at which a client would
 * have done it. Payments move no money. Mails that were due before the present count as sent; later reminders are sent as
 * usual. Must end before the sweep starts, which would expire the holds.
 *
 * @throws {Error} if the graph refuses a step
 */
export async function fillDemo({ deps, schema, key }: FillDemo): Promise<void> {
  const realNow = deps.clock.now();
  let now = realNow;
  const movedDeps = { ...deps, clock: { now: () => now } };
  const { gateways, testPages } = await openPaymentProviders({ stripe: null, testPayments: true }, movedDeps);
  const call = createDemoCaller({ ...movedDeps, payments: gateways }, schema);

  const book = async (booking: DemoBooking, n: number) => {
    const visitor = { address: `2001:db8:0:${n.toString(16)}::` };
    now = booking.bookedAt;
    const { hold } = await call(
      holdDocument,
      {
        service: booking.service,
        provider: "northside",
        staff: booking.staff,
        startsAt: new Date(booking.startsAt).toISOString(),
        seats: booking.seats,
        visitor: `demo-visitor-of-booking-${n}`,
        idempotencyKey: `demo-hold-${n}`,
      },
      visitor,
    );
    // A form that is sent at once looks like one of a program.
    now += MINUTE_MS;
    const { bookings, order, reference } = await call(
      bookDocument,
      toBookInput(booking, n, hold.token),
      visitor,
    );
    const [booked] = bookings;
    if (!booked || !order) throw new Error("a booking of the demo has no order");
    if (booked.status === "AWAITING_PAYMENT" && testPages) {
      const pay = { accessKey: order.accessKey, idempotencyKey: `demo-pay-${n}` };
      const { payment } = await call(payDocument, pay, visitor);
      now += MINUTE_MS;
      await testPages.choose(new URL(payment.url ?? "").pathname.split("/").at(-1) ?? "", "PAY");
    }
    return { booking, reference, accessKey: booked.accessKey };
  };

  const bookings = demoBookings(realNow);
  const made: Awaited<ReturnType<typeof book>>[] = [];
  for (const [n, booking] of bookings.entries()) made.push(await book(booking, n));
  const ids = await loadBookingIds(deps.database);
  for (const { booking, reference, accessKey } of made) {
    const { end, bookedAt, startsAt } = booking;
    if (end === null) continue;
    now = end === "CANCELLED" ? bookedAt + 60 * MINUTE_MS : Math.min(startsAt + 120 * MINUTE_MS, realNow);
    if (end === "CANCELLED") await call(cancelDocument, { booking: { accessKey } });
    else await call(markDocument, { id: ids.get(reference), mark: end }, { key });
  }
  await deps.database.query(
    "UPDATE notices SET state = 'SENT', sent_at = due_at WHERE business_id = $1 AND state = 'PENDING' AND due_at <= $2",
    [BUSINESS_ID, new Date(realNow)],
  );
}

/** Returns the id of each booking for the business, by the reference of its order. */
async function loadBookingIds({ query }: Database): Promise<ReadonlyMap<string | null, string>> {
  const rows = await query<{ reference: string; id: string }>(
    "SELECT o.reference, b.id FROM orders o JOIN bookings b ON b.business_id = o.business_id AND b.order_id = o.id WHERE o.business_id = $1",
    [BUSINESS_ID],
  );
  return new Map(rows.map(({ reference, id }) => [reference, toGlobalId("Booking", id)]));
}

function toBookInput({ client, service }: DemoBooking, n: number, holdToken: string) {
  return {
    holdToken,
    idempotencyKey: `demo-book-${n}`,
    locale: "en",
    timeZone: "America/New_York",
    consent: true,
    contact: {
      firstName: client.firstName,
      lastName: client.lastName,
      email: client.email,
      phone: client.phone,
      ...(service === "physio" && { dateOfBirth: client.dateOfBirth }),
    },
    ...(service in PLACES && { locationKind: PLACES[service] }),
    ...(service === "home-visit" && { location: "112 Riverside Drive, New York, NY 10024" }),
    ...(service === "nutrition" && { answers: intakeAnswers(client.dateOfBirth) }),
  };
}
