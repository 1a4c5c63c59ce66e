import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, it } from "vitest";
import { type ExportRequest, openExport } from "../graphql/exports.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { setUpOtherOwner, setUpOwner } from "../../../testing/fixtures.ts";
import { createGraphDeps } from "../../../testing/deps/graphDeps.ts";
import {
  type SeededBooking,
  createSeedId,
  insertBookings,
} from "../../../testing/bookings/insertBookings.ts";
import { addApiKey } from "../../access/apiKeys.ts";
import { LIST_PAGE } from "./streamCsv.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph({ hasOther: true, isReset: true });
const owner = await setUpOwner(graph);
const other = await setUpOtherOwner(graph);
let readerKey: string;
beforeAll(async () => {
  const scope = await graph.scope();
  const reader = { name: "reader", scopes: ["bookings:read"], expiresAt: null } as const;
  ({ secret: readerKey } = await addApiKey(scope, reader));
});

type List = Extract<ExportRequest, { query: string }>["kind"];

function file(kind: List, query = "", secret: string | null = owner.key) {
  const authorization = secret === null ? null : `Bearer ${secret}`;
  return openExport(createGraphDeps(graph, "export"), { kind, query }, { authorization } as never);
}

async function records(kind: List, query = "", secret = owner.key): Promise<Record<string, string>[]> {
  const result = await file(kind, query, secret);
  if (result.kind !== "file") throw new Error(JSON.stringify(result));
  let whole = "";
  for await (const chunk of result.text) whole += chunk;
  return parse(whole, { bom: true, columns: true });
}

const paid: Partial<SeededBooking> = {
  email: "bo@example.com",
  lastName: '=HYPERLINK("x")',
  dueMinor: 5000,
  paid: { minor: 5000, at: "2026-11-20T09:00:00Z" },
  refunded: { minor: 1000, at: "2026-11-20T09:30:00Z" },
  createdAt: "2026-11-19T10:00:00Z",
  source: "+letter",
};

describe("an export of bookings", () => {
  it("has all fields in order of creation, and no cell that is a formula", async () => {
    await insertBookings(graph.database, [{ createdAt: "2026-11-20T08:00:00Z", status: "NO_SHOW" }, paid]);
    const rows = await records("BOOKINGS");
    expect(rows.map((row) => row["Booking"])).toEqual([
      toGlobalId("Booking", createSeedId("booking", 1)),
      toGlobalId("Booking", createSeedId("booking", 0)),
    ]);
    expect(rows[0]).toMatchObject({
      Reference: "R0000001",
      Status: "CONFIRMED",
      "Starts at": "2026-11-24T15:00:00.000Z",
      "Ends at": "2026-11-24T15:30:00.000Z",
      Service: "Consultation",
      Staff: expect.stringContaining("Amara") as string,
      Price: "100.00",
      "Due when booking": "50.00",
      Paid: "50.00",
      Refunded: "10.00",
      Currency: "USD",
      "Last name": `'=HYPERLINK("x")`,
      "E-mail": "bo@example.com",
      Source: "utm_source=+letter",
    });
    expect(rows[1]).toMatchObject({ Status: "NO_SHOW", Paid: "0.00" });
  });

  it.each([
    ["on=2026-11-24", 2],
    ["on=2026-11-25", 0],
    ["week=2026-11-25&status=CONFIRMED,NO_SHOW", 2],
    ["status=NO_SHOW", 1],
    ["payment=REFUNDED", 1],
    ["source=utm_source:%2Bletter", 1],
    ["staff=bruno", 0],
    ["staff=bruno,amara&service=consultation&provider=northside&mode=INSTANT", 2],
    ["from=2026-11-25", 0],
    ["createdSince=2026-11-20T00:00:00Z&createdUntil=2026-11-21T00:00:00Z", 1],
    ["search=bo@", 1],
  ])("filters by %s", async (query, count) => {
    await insertBookings(graph.database, [{ createdAt: "2026-11-20T08:00:00Z", status: "NO_SHOW" }, paid]);
    expect(await records("BOOKINGS", query)).toHaveLength(count);
  });

  it.each([
    ["on=yesterday", "on: not a date such as 2026-11-20"],
    ["on=2026-11-20&on=2026-11-21", "on: given twice"],
    ["created=2026-11-20", "created: unknown parameter"],
    ["createdSince=2026-11-20", "createdSince: not an instant such as 2026-11-20T14:30:00Z"],
    ["payment=SOME", "payment: one of NOTHING_DUE, UNPAID, PAID, REFUNDED"],
    ["source=letter", "source: a parameter and its value, name:value"],
  ])("rejects %s", async (query, message) => {
    expect(await file("BOOKINGS", query)).toEqual({ kind: "invalid", message });
  });

  it("has contacts and money only with the permissions, and nothing for strangers", async () => {
    await insertBookings(graph.database, [paid]);
    const [row] = await records("BOOKINGS", "", readerKey);
    expect(Object.keys(row!)).not.toContain("E-mail");
    expect(Object.keys(row!)).not.toContain("Paid");
    for (const kind of ["CONTACTS", "PAYMENTS"] as const)
      expect(await file(kind, "", readerKey)).toEqual({ kind: "unknown" });
    for (const kind of ["BOOKINGS", "CONTACTS", "PAYMENTS"] as const) {
      expect(await file(kind, "", null)).toEqual({ kind: "unauthenticated" });
      expect(await records(kind, "", other.key)).toEqual([]);
    }
  });

  it(
    "streams page by page, so that 4,000 rows need the memory of one page",
    { timeout: 240_000 },
    async () => {
      const many = 4_000;
      for (let first = 0; first < many; first += 2_000)
        await insertBookings(
          graph.database,
          Array.from({ length: 2_000 }, (_, i) => ({ email: `p${(first + i) % 1_400}@example.com` })),
          first,
        );
      const result = await file("BOOKINGS");
      if (result.kind !== "file") throw new Error(result.kind);
      let [count, longest, chunks] = [0, 0, 0];
      const exportedIds = new Set<string>();
      const sent = await graph.statementsOf(async () => {
        for await (const chunk of result.text) {
          chunks += 1;
          longest = Math.max(longest, chunk.length);
          for (const id of chunk.matchAll(/^booking_\w{26}(?=,)/gm)) exportedIds.add(id[0]);
          count += chunk.split("\r\n").length - 1;
        }
      });
      expect(count).toBe(many + 1);
      expect(exportedIds.size).toBe(many);
      expect(chunks).toBe(many / LIST_PAGE + 1);
      expect(longest).toBeLessThan(LIST_PAGE * 500);
      expect(sent.length).toBeLessThanOrEqual((many / LIST_PAGE + 1) * 3 + 1);
      expect(await records("CONTACTS")).toHaveLength(1_400);
    },
  );

  it("throws midway on an error, so that a part is not taken for the whole", async () => {
    await insertBookings(
      graph.database,
      Array.from({ length: LIST_PAGE + 1 }, () => ({})),
    );
    const { database } = graph;
    const failing = { ...database, query: () => Promise.reject(new Error("the line is down")) };
    const deps = { ...createGraphDeps(graph, "export"), database: failing };
    await expect(
      openExport(deps as never, { kind: "BOOKINGS", query: "" }, {
        authorization: `Bearer ${owner.key}`,
      } as never),
    ).rejects.toThrow("the line is down");
    const good = await file("BOOKINGS");
    if (good.kind !== "file") throw new Error(good.kind);
    const reader = good.text[Symbol.asyncIterator]();
    await reader.next();
    await database.query("ALTER TABLE booking_staff RENAME TO gone");
    try {
      await expect(reader.next()).rejects.toThrow();
    } finally {
      await database.query("ALTER TABLE gone RENAME TO booking_staff");
    }
  });
});

it("exports contacts, one record each, with their figures", async () => {
  await insertBookings(graph.database, [paid, { ...paid, email: "BO@example.com", status: "NO_SHOW" }, {}]);
  expect(await records("CONTACTS")).toMatchObject([
    { "E-mail": "BO@example.com", Bookings: "2", "No-shows": "1", "First visit": "2026-11-24T15:00:00.000Z" },
    { "E-mail": "ada@example.com", Bookings: "1" },
  ]);
  expect(await records("CONTACTS", "search=ada@")).toHaveLength(1);
  expect(await records("CONTACTS", "since=2026-11-20T00:00:00Z")).toHaveLength(1);
});

it("exports payments with charged and returned amounts", async () => {
  await insertBookings(graph.database, [paid, {}]);
  expect(await records("PAYMENTS")).toMatchObject([
    {
      Order: "R0000000",
      State: "SUCCEEDED",
      Amount: "50.00",
      Came: "50.00",
      "Went back": "10.00",
      Currency: "USD",
    },
  ]);
  expect(await records("PAYMENTS", "since=2026-11-20T09:00:01Z")).toEqual([]);
  expect(await records("PAYMENTS", "until=2026-11-20T09:00:01Z")).toHaveLength(1);
});
