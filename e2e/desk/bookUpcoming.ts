import type { App } from "../app.ts";

interface Booked {
  readonly id: string;
  readonly status: string;
}

/**
 * Books consultations at different times for clients with one unique last name, without email where `email` is false.
 */
export async function bookUpcoming(
  { graph, owner }: App,
  lastName: string,
  clients: readonly { readonly firstName: string; readonly email?: false }[],
): Promise<void> {
  const starts = (await graph.starts("consultation")).toReversed();
  for (const { firstName, email } of clients) {
    const contact = { firstName, lastName, phone: "+1 212 555 0188", dateOfBirth: "1980-02-03" };
    const details = {
      contact:
        email === false
          ? contact
          : { ...contact, email: `${firstName}.${lastName}@example.com`.toLowerCase() },
      locationKind: "AT_PROVIDER",
      ...(email === false ? { overrides: ["WITHOUT_EMAIL"] } : {}),
    };
    await bookFirstFree(starts, (startsAt) => owner.book("consultation", startsAt, details));
  }
}

/** Another spec of the same server may take a time first. */
async function bookFirstFree(starts: string[], book: (startsAt: string) => Promise<unknown>): Promise<void> {
  for (let startsAt = starts.shift(); startsAt !== undefined; startsAt = starts.shift()) {
    const isBooked = await book(startsAt).then(
      () => true,
      (error: Error) => {
        if (error.message.startsWith("not held")) return false;
        throw error;
      },
    );
    if (isBooked) return;
  }
  throw new Error("no time is free");
}

export async function listStatuses({ owner }: App, lastName: string): Promise<readonly string[]> {
  const { business } = await owner.ask<{ business: { bookings: { edges: { node: Booked }[] } } }>(
    `query ($search: String!) { business { bookings(first: 20, search: $search, orderBy: { field: STARTS_AT, direction: ASC }) { edges { node { id status } } } } }`,
    { search: lastName },
  );
  return business.bookings.edges.map(({ node }) => node.status);
}
