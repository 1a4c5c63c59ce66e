import { type DaybookClient, documents, holdAndBook } from "@daybook/sdk";

// From "Client for JavaScript" and "Booking": find a time, hold it, book it. Reschedule and cancel by access key.

/** The result of a mutation: its success, or a failure with its code. */
type Outcome = { readonly __typename: string; readonly code?: string; readonly message?: string };

export function succeeded<Result extends Outcome>(
  outcome: Result,
): Exclude<Result, { readonly code: string }> {
  if (outcome.code !== undefined) throw new Error(`${outcome.code}: ${outcome.message}`);
  return outcome as Exclude<Result, { readonly code: string }>;
}

export async function listServices(client: DaybookClient): Promise<string[]> {
  const slugs: string[] = [];
  for (let after: string | null = null, isMore = true; isMore;) {
    const page: Awaited<ReturnType<typeof readServices>> = await readServices(client, after);
    slugs.push(...page.edges.map(({ node }) => node.slug));
    ({ hasNextPage: isMore, endCursor: after } = page.pageInfo);
  }
  return slugs;
}

async function readServices(client: DaybookClient, after: string | null) {
  const { business } = await client.request(documents.Services, { first: 5, after });
  return business!.services!;
}

export interface Visitor {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Books the start that `choose` selects on a date. Returns the access key of the booking. */
export async function bookTime(
  client: DaybookClient,
  wish: {
    readonly service: string;
    readonly date: string;
    readonly choose: (offered: readonly string[]) => string | undefined;
    readonly visitor: Visitor;
    readonly name: string;
  },
): Promise<string> {
  const result = await holdAndBook(client, {
    idempotencyKey: `visitor-of-${wish.name}`,
    service: wish.service,
    from: wish.date,
    to: wish.date,
    chooseStart: wish.choose,
    booking: {
      contact: wish.visitor,
      consent: true,
      locationKind: "ONLINE",
      timeZone: "Europe/Berlin",
      locale: "en",
    },
  });
  return succeeded(result).bookings[0]!.accessKey!;
}

export async function moveBooking(client: DaybookClient, accessKey: string, from: string): Promise<void> {
  const { visitorBooking } = await client.request(documents.ReschedulingTimes, { accessKey, from });
  const startsAt = succeeded(visitorBooking).availability!.nextAvailable!.startsAt;
  const input = { booking: { accessKey }, startsAt };
  succeeded((await client.request(documents.RescheduleBooking, { input })).rescheduleBooking);
}

export async function cancelBooking(client: DaybookClient, accessKey: string): Promise<void> {
  const input = { booking: { accessKey }, reason: "Something came up" };
  succeeded((await client.request(documents.CancelBooking, { input })).cancelBooking);
}
