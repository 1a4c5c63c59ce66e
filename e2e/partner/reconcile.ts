import { type House, ask } from "./ask.ts";
import type { Store } from "./store.ts";

// From "Queries for owners" and "Pagination": compares all bookings with the partner's own.

interface Booking {
  readonly id: string;
  readonly status: string;
  readonly startsAt: string;
}

interface BookingsPage {
  readonly business: {
    readonly bookings: {
      readonly edges: readonly { readonly node: Booking }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
    };
  };
}

export async function differences(house: House, store: Store): Promise<string[]> {
  const faults: string[] = [];
  const found = new Set<string>();
  for (let after: string | null = null, isMore = true; isMore;) {
    const { business }: BookingsPage = await ask<BookingsPage>(
      house,
      `query ($after: String) {
        business {
          bookings(first: 2, after: $after) {
            edges { node { id status startsAt } }
            pageInfo { hasNextPage endCursor }
          }
        }
      }`,
      { after },
    );
    for (const { node } of business.bookings.edges) {
      found.add(node.id);
      const kept = store.bookings.get(node.id);
      if (!kept) faults.push(`${node.id} is not in our books`);
      else if (kept.status !== node.status) faults.push(`${node.id} is ${node.status}, not ${kept.status}`);
      else if (Date.parse(kept.startsAt) !== Date.parse(node.startsAt))
        faults.push(`${node.id} is at ${node.startsAt}, not ${kept.startsAt}`);
    }
    ({ hasNextPage: isMore, endCursor: after } = business.bookings.pageInfo);
  }
  for (const id of store.bookings.keys()) if (!found.has(id)) faults.push(`${id} is in our books alone`);
  return faults;
}
