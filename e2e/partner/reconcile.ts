import { type BookingsData, type DaybookClient, documents } from "@daybook/sdk";
import type { Store } from "./store.ts";

// From "Queries for owners" and "Pagination": compares all bookings with the partner's own.

type BookingsPage = NonNullable<NonNullable<BookingsData["business"]>["bookings"]>;

export async function differences(client: DaybookClient, store: Store): Promise<string[]> {
  const faults: string[] = [];
  const found = new Set<string>();
  for (let after: string | null = null, isMore = true; isMore;) {
    const data: BookingsData = await client.request(documents.Bookings, { first: 2, after });
    const { edges, pageInfo }: BookingsPage = data.business!.bookings!;
    for (const { node } of edges) {
      found.add(node.id);
      const kept = store.bookings.get(node.id);
      if (!kept) faults.push(`${node.id} is not in our books`);
      else if (kept.status !== node.status) faults.push(`${node.id} is ${node.status}, not ${kept.status}`);
      else if (Date.parse(kept.startsAt) !== Date.parse(node.startsAt))
        faults.push(`${node.id} is at ${node.startsAt}, not ${kept.startsAt}`);
    }
    ({ hasNextPage: isMore, endCursor: after } = pageInfo);
  }
  for (const id of store.bookings.keys()) if (!found.has(id)) faults.push(`${id} is in our books alone`);
  return faults;
}
