import fc from "fast-check";
import { expect, it } from "vitest";
import { type ConfiguredTable, insertRow } from "../../platform/database/rows.ts";
import { classifyDatabaseError } from "../../platform/database/errors.ts";
import { validateChanges, validateNewService } from "./rules/services/validateService.ts";
import { SERVICE_DEFAULTS, type ServiceSettings, type Setting } from "./rules/services/settings.ts";
import { newId } from "../../platform/ids/ids.ts";
import { createService, updateService } from "./services.ts";
import { openGraph } from "../../testing/graph.ts";

const graph = await openGraph();
const scope = await graph.scope();

const around = (from: number, to: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(from, to) },
    { weight: 3, arbitrary: fc.integer({ min: from, max: to }) },
    { weight: 1, arbitrary: fc.constantFrom(from - 1, to + 1, -1, 2_147_483_647) },
  );
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 4 });
const ask = fc.constantFrom("NO", "OPTIONAL", "REQUIRED");
const slugs = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[a-z0-9]{6,20}$/) },
  { weight: 1, arbitrary: fc.constantFrom("", "widget", "-a", "A", "a--b", "ä", "a".repeat(40), "b") },
);

const VALUES: Partial<Record<Setting, fc.Arbitrary<unknown>>> = {
  description: fc.string({ maxLength: 40 }),
  picture: fc.constantFrom(null, "/media/a.jpg", "https://example.com/a.jpg"),
  position: around(0, 100_000),
  publication: fc.constantFrom("DRAFT", "PUBLISHED", "ARCHIVED"),
  bufferBeforeMinutes: around(0, 1440),
  bufferAfterMinutes: around(0, 1440),
  intervalMinutes: around(1, 10_080),
  noticeMinutes: around(0, 527_040),
  horizonDays: around(0, 1100),
  maxPerDay: orNull(around(1, 100_000)),
  capacity: around(1, 10_000),
  maxPerBooking: orNull(around(1, 101)),
  priceMinor: around(0, 1_000_000_000),
  pricePer: fc.constantFrom("LINE", "PERSON", "SEAT"),
  paymentRule: fc.constantFrom("NONE", "DEPOSIT_PERCENT", "DEPOSIT_AMOUNT", "FULL"),
  paymentValue: fc.oneof(around(0, 100), around(0, 1_000_000_000)),
  paymentMinutes: around(1, 527_040),
  refundPercent: around(0, 100),
  refundCutoffMinutes: around(0, 527_040),
  mode: fc.constantFrom("INSTANT", "REQUEST"),
  decisionMinutes: around(1, 527_040),
  assignment: fc.constantFrom("CHOSEN", "ANY", "COLLECTIVE"),
  guestMode: fc.constantFrom("NONE", "ATTEND", "SEAT", "OWN_LINE"),
  locationKinds: fc.array(fc.constantFrom("AT_PROVIDER", "AT_VISITOR", "PHONE", "ONLINE"), { maxLength: 5 }),
  askPhone: ask,
  askDateOfBirth: ask,
  consentText: orNull(fc.string({ maxLength: 40 })),
  recurrenceMax: orNull(around(2, 101)),
  lookBusyPercent: around(0, 90),
  cancelCutoffMinutes: around(0, 527_040),
  rescheduleCutoffMinutes: around(0, 527_040),
  cancelReason: ask,
  reminderMinutes: fc.array(around(0, 527_040), { maxLength: 6 }),
  followUpMinutes: orNull(around(0, 527_040)),
};

type ServiceDraft = Partial<Record<Setting, unknown>>;

/** With more changes at once hardly any service is valid. */
const drafts: fc.Arbitrary<ServiceDraft> = fc
  .subarray(Object.keys(VALUES) as Setting[], { maxLength: 5 })
  .chain(
    (settings) =>
      fc.record(Object.fromEntries(settings.map((one) => [one, VALUES[one]!]))) as fc.Arbitrary<ServiceDraft>,
  );
const fresh = fc
  .tuple(drafts, slugs, fc.constantFrom("Name", " ", "a".repeat(121)), around(1, 10_080))
  .map(([more, slug, name, durationMinutes]): ServiceDraft => ({ ...more, slug, name, durationMinutes }));

async function isAccepted(service: ServiceSettings): Promise<boolean> {
  const key = { businessId: scope.business.id, id: newId(scope.clock.now(), scope.random) };
  const table: ConfiguredTable = "services";
  const rollback = new Error("rolled back");
  try {
    await graph.database.transaction(async (sql) => {
      await insertRow(sql, table, key, service);
      throw rollback;
    });
    return false;
  } catch (error) {
    if (error === rollback) return true;
    // A failed check, or a value out of the column's range.
    if (classifyDatabaseError(error)?.kind === "check" || (error as { code?: string }).code === "22003")
      return false;
    throw error;
  }
}

it("a service that validation accepts is accepted by the database", async () => {
  const caseCounts = { stands: 0, falls: 0 };
  await fc.assert(
    fc.asyncProperty(fresh, async (service) => {
      const { issues, values } = validateNewService(service, 2);
      if (issues.length > 0) return void (caseCounts.falls += 1);
      caseCounts.stands += 1;
      expect(await isAccepted(values)).toBe(true);
    }),
    { numRuns: 300 },
  );
  expect(Math.min(caseCounts.stands, caseCounts.falls)).toBeGreaterThan(20);
});

it("settings that the database rejects have issues of known fields", async () => {
  await fc.assert(
    fc.asyncProperty(drafts, async (changes) => {
      const whole = { ...SERVICE_DEFAULTS, name: "Name", slug: "unjudged", durationMinutes: 30, ...changes };
      if (await isAccepted(whole as ServiceSettings)) return;
      const former = { ...SERVICE_DEFAULTS, name: "Name", slug: "unjudged", durationMinutes: 30 };
      const { issues } = validateChanges(changes, former, { count: 2, isChanged: false });
      expect(issues.length).toBeGreaterThan(0);
      for (const { path } of issues) expect(Object.keys(whole)).toContain(path[0]);
    }),
    { numRuns: 150 },
  );
});

it("any input is accepted or fails with INVALID_INPUT, on creation and change", async () => {
  const target = await createService(scope, { name: "Target", slug: "target", durationMinutes: 30 }, {});
  expect(target.ok).toBe(true);
  await fc.assert(
    fc.asyncProperty(fresh, async (sent) => {
      const outcome = await createService(scope, sent, {});
      if (!outcome.ok) expect(outcome.failure.code).toBe("INVALID_INPUT");
      const changed = await updateService(scope, { slug: "target" }, { ...sent, slug: undefined });
      if (!changed.ok) expect(changed.failure.code).toBe("INVALID_INPUT");
    }),
    { numRuns: 60 },
  );
});
