import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addApiKey } from "../../access/apiKeys.ts";
import { setUpOwner } from "../../../testing/fixtures.ts";
import { type TestCaller, openGraph } from "../../../testing/graph.ts";
import { insertBookings } from "../../../testing/bookings/insertBookings.ts";
import { OTHER } from "../../../testing/businesses/otherBusiness.ts";
import { signInAs } from "../../../testing/identity/signedInAs.ts";

const SEARCH = `query ($query: String!, $first: Int) { business { search(query: $query, first: $first) {
  __typename ... on Booking { reference } ... on Contact { lastName email } } } }`;

type Hit =
  | { readonly __typename: "Booking"; readonly reference: string }
  | { readonly __typename: "Contact"; readonly lastName: string };

const graph = await openGraph({ hasOther: true, isReset: true });
const owner = await setUpOwner(graph);
const amara = await signInAs(graph, "STAFF", "amara");
let stranger: TestCaller;
let bookingKey: TestCaller;
let contactKey: TestCaller;
beforeAll(async () => {
  const other = await graph.scope({ host: OTHER.host });
  stranger = { host: OTHER.host, key: (await addApiKey(other, "other")).secret };
  const scope = await graph.scope();
  const add = async (name: string, one: "bookings:read" | "contacts") => ({
    key: (await addApiKey(scope, { name, scopes: [one], expiresAt: null })).secret,
  });
  bookingKey = await add("bookings", "bookings:read");
  contactKey = await add("contacts", "contacts");
});
/** The clock of tests is at 2026-11-20. */
beforeEach(() =>
  insertBookings(graph.database, [
    { lastName: "Lovelace", email: "ada@example.com", startsAt: "2026-11-10T15:00:00Z", status: "COMPLETED" },
    { lastName: "Lovelace", email: "ada@example.com", startsAt: "2026-11-26T15:00:00Z" },
    { lastName: "Lovelace", email: "ada@example.com", startsAt: "2026-11-24T15:00:00Z", staff: "bruno" },
    { lastName: "Zander", email: "lovelace.fan@example.com", startsAt: "2026-11-25T15:00:00Z" },
  ]),
);

async function search(query: string, caller: TestCaller = owner, first?: number): Promise<string[]> {
  const variables = { query, ...(first !== undefined && { first }) };
  const data = await graph.data<{ business: { search: Hit[] } }>(SEARCH, variables, caller);
  return data.business.search.map((hit) =>
    hit.__typename === "Booking" ? hit.reference : `person ${hit.lastName}`,
  );
}

describe("Business.search", () => {
  it("orders names before other matches, and upcoming bookings before contacts and past ones", async () => {
    expect(await search("lovelace")).toEqual([
      "R0000002",
      "R0000001",
      "person Lovelace",
      "R0000000",
      "R0000003",
      "person Zander",
    ]);
    expect(await search("Ada Love")).toEqual(["R0000002", "R0000001", "person Lovelace", "R0000000"]);
  });

  it("finds an exact reference first, in any letter case", async () => {
    expect(await search(" r0000003 ")).toEqual(["R0000003"]);
    expect(await search("R000000")).toEqual([]);
  });

  it("returns at most `first` hits", async () => {
    expect(await search("lovelace", owner, 2)).toEqual(["R0000002", "R0000001"]);
    for (const first of [0, -1, 51])
      await expect(search("lovelace", owner, first)).rejects.toThrow(/INVALID_INPUT|BAD_USER_INPUT/);
  });

  it.each(["", "   ", "%", "_ovelace", "nothing at all"])("finds nothing for %j", async (text) => {
    expect(await search(text)).toEqual([]);
  });

  it("finds each kind only with its permission, and for staff only their own bookings", async () => {
    expect(await search("lovelace", amara)).toEqual(["R0000001", "R0000000"]);
    expect(await search("R0000002", amara)).toEqual([]);
    // Without `contacts.read` an e-mail finds nothing.
    expect(await search("lovelace.fan@", amara)).toEqual([]);
    expect(await search("lovelace.fan@", bookingKey)).toEqual([]);
    expect(await search("lovelace.fan@")).toEqual(["R0000003", "person Zander"]);
    expect(await search("zander", bookingKey)).toEqual(["R0000003"]);
    await expect(search("zander", contactKey)).rejects.toThrow("FORBIDDEN");
  });

  it("rejects visitors, and shows nothing to other businesses", async () => {
    await expect(search("lovelace", {})).rejects.toThrow("UNAUTHENTICATED");
    expect(await search("lovelace", stranger)).toEqual([]);
  });

  it("runs the same number of statements for one hit and for many", async () => {
    const few = await graph.statementsOf(() => search("R0000003"));
    const many = await graph.statementsOf(() => search("lovelace"));
    expect(many.length).toBeLessThanOrEqual(few.length + 2);
  });
});
