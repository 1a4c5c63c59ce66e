import { afterAll, describe, expect, it } from "vitest";
import { isFullDepth } from "../../testing/depth.ts";
import { openGraph } from "../../testing/graph.ts";
import { createFuzzCallers } from "../../testing/fuzz/fuzzCallers.ts";
import {
  type FuzzCase,
  type FuzzField,
  createFuzzCases,
  listMutationFields,
  listQueryFields,
} from "../../testing/fuzz/fuzzCases.ts";
import { findResponseFault } from "../../testing/fuzz/findResponseFault.ts";
import { toBody } from "../../testing/fuzz/hostileValues.ts";
import { hashTables } from "../../testing/tenancy/leaks.ts";
import { sendAs, tenantApp } from "../../testing/tenancy/tenantApp.ts";
import { makeTenant } from "../../testing/tenancy/tenant.ts";
import { listNames } from "../../testing/tenancy/variants.ts";

/** `FUZZ_SEED` repeats a run. */
const SEED = Number(process.env["FUZZ_SEED"] ?? 1);
const PER_POSITION = isFullDepth ? 25 : 2;
const AT_ONCE = 4;
const MAX_FAULTS = 10;

const logged: string[] = [];
const log = { level: "error" as const, stream: { write: (line: string) => void logged.push(line) } };
const graph = await openGraph();
const amber = await makeTenant(graph, "Amber");
const birch = await makeTenant(graph, "Birch");
const callers = await createFuzzCallers(amber);
const { app, close } = await tenantApp(graph, { log });
afterAll(close);

const foreignRows = await hashTables(graph.database, birch.businessId);
const mutations = listMutationFields(amber.things);
const options = {
  seed: SEED,
  perPosition: PER_POSITION,
  things: amber.things,
  names: [...listNames(amber), ...listNames(birch)],
};

let sentCount = 0;
let executedCount = 0;

async function findFault({ position, caller, request }: FuzzCase): Promise<string | null> {
  const body = toBody(request);
  const reply = await sendAs(app, callers[caller], "/graphql", body);
  sentCount += 1;
  if (reply.body.includes('"data":{')) executedCount += 1;
  const fault = findResponseFault(reply);
  return (
    fault &&
    `${position} by ${caller} (seed ${SEED}): ${fault}\n${JSON.stringify(request.variables).slice(0, 600)}\n${reply.body.slice(0, 400)}\n${logged.splice(0).join("").slice(0, 1_500)}`
  );
}

async function findFaults(field: FuzzField): Promise<string[]> {
  // Failed attempts to sign in would reject the rest.
  await graph.database.query("DELETE FROM attempts WHERE business_id = $1", [amber.businessId]);
  const faults: string[] = [];
  const cases = [...createFuzzCases(field, options)];
  for (let at = 0; at < cases.length && faults.length < MAX_FAULTS; at += AT_ONCE) {
    const found = await Promise.all(cases.slice(at, at + AT_ONCE).map(findFault));
    faults.push(...found.filter((fault) => fault !== null));
  }
  return faults;
}

const name = (field: FuzzField) => [field.name, field] as const;

describe(`with hostile values at each position of its input (seed ${SEED})`, () => {
  it.each(listQueryFields(amber.things).map(name))(
    "%s returns no internal error",
    async (_, field) => {
      expect((await findFaults(field)).join("\n\n")).toBe("");
    },
    300_000,
  );

  it.each(mutations.filter(({ caller }) => caller !== "platform").map(name))(
    "%s returns no internal error",
    async (_, field) => {
      expect((await findFaults(field)).join("\n\n")).toBe("");
    },
    300_000,
  );

  it("no mutation changes a row of another business", async () => {
    expect(await hashTables(graph.database, birch.businessId)).toEqual(foreignRows);
  });

  // The platform may change every business.
  it.each(mutations.filter(({ caller }) => caller === "platform").map(name))(
    "%s returns no internal error",
    async (_, field) => {
      expect((await findFaults(field)).join("\n\n")).toBe("");
    },
    300_000,
  );
});

it("executes most requests with hostile values", () => {
  expect(executedCount / sentCount).toBeGreaterThan(0.25);
});

it("is healthy after the requests with hostile values", async () => {
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  const { data } = await graph.run<{ business: { name: string } }>(
    "{ business { name } }",
    {},
    birch.visitor,
  );
  expect(data.business.name).toBe("OpenBirch");
});
