import { describe, expect, it } from "vitest";
import { demoId } from "../../../prisma/demo/ids.ts";
import { toSpellings } from "../../modules/bookings/graphql/bookingFilter.ts";
import { seededRandom, openGraph } from "../../testing/graph.ts";
import { insertBookings } from "../../testing/bookings/insertBookings.ts";
import { OTHER, addOtherBusiness } from "../../testing/businesses/otherBusiness.ts";
import { toBookingWhere } from "../../modules/bookings/data/bookingWhere.ts";
import { countBookings, listBookings } from "../../modules/bookings/data/listBookings.ts";
import { MAX_HITS, narrowFilter } from "../../modules/bookings/data/narrowFilter.ts";
import { countTextHits } from "../../modules/bookings/data/textHits.ts";
import { type ContactSort, countContacts, listContacts } from "../../modules/contacts/data/listContacts.ts";

const BUSINESS = demoId("business", "northside");
const BOOKINGS = 700;

const random = seededRandom("search");
const below = (count: number) => Buffer.from(random.bytes(4)).readUInt32BE() % count;
const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;

const FIRST = [
  "Ada",
  "Émile",
  "ÉMILE",
  "Zoë Marie",
  "Jo",
  "Å",
  "Иван",
  "美咲",
  "100%",
  "a_b",
  "Ann\\e",
  "d'Arc",
  "Mary  Ann",
  "",
];
const LAST = [
  "Lovelace",
  "Müller",
  "MÜLLER",
  "O'Neil",
  "Neill",
  "Wu",
  "Sjöström",
  "Иванова",
  "佐藤",
  "%",
  "x_y",
  "\\",
  "de la Cruz",
  "Li-Wei",
];
const DOMAINS = ["example.com", "EXAMPLE.org", "mail.example"];
const PHONES = [null, "+1 212 555 0100", "+44 20 7946 0018", "0221 4710815"];
/** Search texts besides parts of the rows. */
const TEXTS = [
  "a",
  "%",
  "_",
  "\\",
  "%%%",
  "e_a",
  "  ",
  "ada lovelace",
  "ADA  LOVELACE",
  "ada\tlovelace",
  "nobody at all",
  "2125550100",
  "555 01",
  "@",
  "ann n",
  "émile müller",
  "ИВАН",
  "佐",
  "mary ann de la",
  "\n",
  "R00000",
  "r0000042",
];

const graph = await openGraph();
await addOtherBusiness(graph.database);
const people = Array.from({ length: BOOKINGS }, (_, n) => ({
  first: pick(FIRST),
  last: below(3) === 0 ? `${pick(LAST)} ${pick(LAST)}` : pick(LAST),
  // Few people book several times, and some vary the case of their e-mail address.
  email: `${pick(["p", "P"])}${below(2) === 0 ? below(40) : n}@${pick(DOMAINS)}`,
  phone: pick(PHONES),
}));
await insertBookings(
  graph.database,
  people.map(({ last, email }, n) => ({
    lastName: last,
    email,
    startsAt: new Date(Date.parse("2026-11-24T15:00:00Z") + below(400) * 3_600_000).toISOString(),
    createdAt: new Date(Date.parse("2026-11-01T10:00:00Z") + n * 1_000).toISOString(),
  })),
);
await graph.database.query(
  `UPDATE contacts c SET first_name = d.first, phone = d.phone FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM contacts) r
     JOIN unnest($1::text[], $2::text[]) WITH ORDINALITY AS d(first, phone, n) ON d.n = r.n WHERE c.id = r.id`,
  [people.map(({ first }) => first), people.map(({ phone }) => phone)],
);
const guests = Array.from({ length: 60 }, () => ({
  name: `${pick(FIRST)} ${pick(LAST)}`.trim(),
  email: `g${below(30)}@${pick(DOMAINS)}`,
}));
await graph.database.query(
  `INSERT INTO guests (business_id, booking_id, ordinal, name, email)
   SELECT b.business_id, b.id, 1, d.name, d.email FROM (SELECT business_id, id, row_number() OVER (ORDER BY id) AS n FROM bookings) b
     JOIN unnest($1::text[], $2::text[]) WITH ORDINALITY AS d(name, email, n) ON d.n * 7 = b.n`,
  [guests.map(({ name }) => name), guests.map(({ email }) => email)],
);
const sources = people.flatMap(({ first, last, email, phone }) => [`${first} ${last}`, email, phone ?? last]);
const cut = () => {
  const source = pick([...sources, ...guests.map(({ name }) => name)]);
  const from = below(source.length);
  const text = source.slice(from, from + 1 + below(12));
  return pick([text, text.toUpperCase(), text.toLowerCase()]);
};
const texts = [...TEXTS, ...Array.from({ length: 50 }, cut)];

/** The search condition before people had their own rows. */
async function oraclePeople(
  businessId: string,
  sort: ContactSort,
  patterns: readonly string[],
): Promise<string[]> {
  const same = "x.business_id = c.business_id AND x.email_key = c.email_key";
  const rows = await graph.database.query<{ id: string }>(
    `SELECT c.id FROM contacts c WHERE c.business_id = $1 AND c.erased_at IS NULL
        AND NOT EXISTS (SELECT FROM contacts x WHERE ${same} AND x.id ${sort === "added" ? "<" : ">"} c.id)
        AND (cardinality($2::text[]) = 0 OR EXISTS (SELECT FROM contacts x WHERE ${same} AND (x.email ILIKE ANY ($2)
             OR concat_ws(' ', x.first_name, x.last_name) ILIKE ANY ($2) OR x.phone ILIKE ANY ($2))))
      ORDER BY ${sort === "added" ? "c.id" : "lower(c.last_name), lower(c.first_name), c.id"}`,
    [businessId, patterns],
  );
  return rows.map(({ id }) => id);
}

const toPatterns = (text: string) => toSpellings(text).map((one) => `%${one}%`);
const ALL = 10_000;

describe("search for people", () => {
  it.each(["added", "name"] as const)(
    "finds the same as the plain condition by %s",
    { timeout: 240_000 },
    async (sort) => {
      const { query } = graph.database;
      for (const text of ["", ...texts]) {
        const filter = { texts: toPatterns(text) };
        const expected = await oraclePeople(BUSINESS, sort, filter.texts);
        const results = await listContacts(query, BUSINESS, filter, { sort, descending: false, limit: ALL });
        expect([text, results.map(({ cursor }) => cursor.id)]).toEqual([text, expected]);
        expect([text, await countContacts(query, BUSINESS, filter)]).toEqual([text, expected.length]);
      }
    },
  );

  it.each(["added", "name"] as const)("pages from both ends without a gap by %s", async (sort) => {
    const { query } = graph.database;
    for (const text of ["", "ada", "Lovelace"]) {
      const filter = { texts: toPatterns(text) };
      const expected = await oraclePeople(BUSINESS, sort, filter.texts);
      for (const descending of [false, true]) {
        const results: string[] = [];
        let after = null;
        for (;;) {
          const page = await listContacts(query, BUSINESS, filter, { sort, descending, after, limit: 97 });
          results.push(...page.map(({ cursor }) => cursor.id));
          if (page.length < 97) break;
          after = page.at(-1)!.cursor;
        }
        expect(results).toEqual(descending ? expected.toReversed() : expected);
      }
    }
  });

  it("finds no person of another business", async () => {
    const other = (await graph.scope({ host: OTHER.host })).business.id;
    const page = { sort: "added", descending: false, limit: ALL } as const;
    for (const text of ["", "a", "Lovelace"]) {
      const filter = { texts: toPatterns(text) };
      expect(await listContacts(graph.database.query, other, filter, page)).toEqual([]);
      expect(await countContacts(graph.database.query, other, filter)).toBe(0);
    }
  });
});

describe("search for bookings", () => {
  it("finds and counts the same as the plain condition", { timeout: 240_000 }, async () => {
    const { prisma, query } = graph.database;
    const page = { sort: "startsAt", descending: true, limit: ALL } as const;
    const searchPlans = new Set<"ids" | "walk">();
    for (const text of texts) {
      const filter = { texts: toSpellings(text) };
      if (filter.texts.length === 0) continue;
      const plain = await listBookings(prisma, BUSINESS, toBookingWhere(filter, 0), page);
      const narrowed = await narrowFilter(query, BUSINESS, filter);
      searchPlans.add(narrowed.ids ? "ids" : "walk");
      const results = await listBookings(prisma, BUSINESS, toBookingWhere(narrowed, 0), page);
      expect([text, results.map(({ id }) => id)]).toEqual([text, plain.map(({ id }) => id)]);
      expect([text, await countTextHits(query, BUSINESS, filter.texts)]).toEqual([text, plain.length]);
    }
    expect(searchPlans).toEqual(new Set(["ids", "walk"]));
  });

  it("keeps the other conditions of a filter", async () => {
    const { prisma, query } = graph.database;
    const starts = [{ from: Date.parse("2026-11-28T00:00:00Z"), until: Date.parse("2026-12-04T00:00:00Z") }];
    for (const text of ["Lovelace", "p1", "Sjö"]) {
      const filter = { texts: toSpellings(text), starts };
      const plain = await countBookings(prisma, BUSINESS, toBookingWhere(filter, 0));
      expect(plain).toBeGreaterThan(0);
      const narrowed = toBookingWhere(await narrowFilter(query, BUSINESS, filter), 0);
      expect(await countBookings(prisma, BUSINESS, narrowed)).toBe(plain);
    }
  });

  it("finds bookings by source, few and many", async () => {
    const { prisma, query } = graph.database;
    await query(
      `UPDATE orders SET attribution = jsonb_build_array(jsonb_build_array('utm_source', CASE WHEN right(reference, 1) = '7' THEN 'letter' ELSE 'poster' END),
                                                        jsonb_build_array('poster', reference))`,
    );
    const searchPlans = [];
    for (const [name, value] of [
      ["utm_source", "letter"],
      ["utm_source", "poster"],
      ["poster", "R0000010"],
      ["medium", "letter"],
      ["utm_source", "none"],
    ] as const) {
      const filter = { source: { name, value } };
      const plain = await countBookings(prisma, BUSINESS, toBookingWhere(filter, 0));
      const narrowed = await narrowFilter(query, BUSINESS, filter);
      searchPlans.push([value, plain, narrowed.ids === undefined]);
      expect(await countBookings(prisma, BUSINESS, toBookingWhere(narrowed, 0))).toBe(plain);
    }
    expect(searchPlans).toEqual([
      ["letter", 70, false],
      ["poster", 630, true],
      ["R0000010", 1, false],
      ["letter", 0, false],
      ["none", 0, false],
    ]);
    expect(MAX_HITS).toBeLessThan(630);
  });
});
