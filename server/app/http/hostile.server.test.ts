import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { projectRoot } from "../../root.ts";
import { isFullDepth } from "../../testing/depth.ts";
import { type TestCaller, seededRandom, openGraph } from "../../testing/graph.ts";
import { toRowId } from "../../platform/graphql/globalIds.ts";
import { type TestProvider, createTestProvider } from "../../modules/payments/gateways/testProvider.ts";
import { type FileRows, fileRequest } from "../../testing/hostile/fileRequests.ts";
import { type Choices, seededChoices } from "../../testing/hostile/random.ts";
import { type RequestMaker, documentRequests, fieldRequests } from "../../testing/hostile/requests.ts";
import { HostileValues } from "../../testing/hostile/values.ts";
import { sendAs, tenantApp } from "../../testing/tenancy/tenantApp.ts";
import { type Tenant, makeTenant } from "../../testing/tenancy/tenant.ts";
import { listNames } from "../../testing/tenancy/variants.ts";

/**
 * Hostile input must cause neither an internal error nor the end of the process. `FUZZ_SEED` and `FUZZ_REQUESTS` repeat
 * a run.
 */
const SEED = Number(process.env["FUZZ_SEED"] ?? Math.floor(Date.now() / 1000) % 1_000_000);
const REQUESTS = Number(process.env["FUZZ_REQUESTS"] ?? (isFullDepth ? 20_000 : 1_000));
/** Number of concurrent requests. More of them would wait for a connection. */
const AT_ONCE = 8;
const MAX_FAILURES = 10;

const DOCUMENTS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...["server/app/graph/released/documents.json", "client/__generated__/persisted.json"].map((file) =>
    JSON.parse(readFileSync(join(projectRoot, file), "utf8")),
  ),
);

let answeredCount = 0;
const logged: string[] = [];
const rejections: unknown[] = [];
const note = (error: unknown) => void rejections.push(error);

const graph = await openGraph();
const tenant = await makeTenant(graph, "Amber");
const dir = await mkdtemp(join(tmpdir(), "daybook-hostile-"));
const documentsFile = join(dir, "documents.json");
await writeFile(documentsFile, JSON.stringify(DOCUMENTS));
const log = { level: "error" as const, stream: { write: (line: string) => void logged.push(line) } };
const { database, clock } = graph;
const random = seededRandom("hostile");
const testPayments = createTestProvider({ database, clock, random, receive: async () => {} });
const { app, close } = await tenantApp(graph, { documentsFile, log, testPayments });
const rows = await makeRows(testPayments);
process.on("unhandledRejection", note);
afterAll(async () => {
  process.off("unhandledRejection", note);
  await close();
  await rm(dir, { recursive: true });
});

/** Sends one request. Returns a description of an invalid response, or null. */
type Attempt = (choices: Choices, values: HostileValues) => Promise<string | null>;

const listCallers = ({ owner, users, visitor }: Tenant): TestCaller[] => [
  owner,
  owner,
  owner,
  users.MANAGER,
  users.STAFF,
  users.READER,
  visitor,
];

function graphAttempt(makers: readonly RequestMaker[], askers: readonly TestCaller[]): Attempt {
  return async (choices, values) => {
    values.begin();
    const request = choices.pick(makers)(values);
    const reply = await sendAs(app, choices.pick(askers), "/graphql", request);
    if (/"data":\{/.test(reply.body)) answeredCount += 1;
    const isFailure = reply.statusCode >= 500 || reply.body.includes("INTERNAL_SERVER_ERROR");
    if (!isFailure || reply.body.includes('"OVERLOADED"')) return null;
    return `${request.query ?? DOCUMENTS[request.id!]}\n${JSON.stringify(request.variables)}\n${reply.body.slice(0, 500)}`;
  };
}

const fileAttempt: Attempt = async (choices, values) => {
  const { headers, ...request } = fileRequest(choices, values, rows);
  const { host, key } = choices.chance(0.7) ? tenant.owner : tenant.visitor;
  const sent = {
    ...request,
    headers: {
      host: host ?? tenant.host,
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...headers,
    },
  };
  const reply = await app.inject(sent);
  return reply.statusCode < 500
    ? null
    : `${JSON.stringify({ ...sent, payload: sent.payload?.toString("latin1") })} ${reply.statusCode} ${reply.body.slice(0, 300)}`;
};

async function makeRows(payments: TestProvider): Promise<FileRows> {
  const { default: sharp } = await import("sharp");
  const red = { width: 8, height: 8, channels: 3, background: "red" } as const;
  const { sessionId } = await payments.createSession({
    businessId: tenant.businessId,
    paymentId: toRowId("Payment", tenant.things["payment"]!)!,
    orderReference: tenant.things["firstReference"]!,
    businessName: "Amber",
    description: "A visit",
    amountMinor: 1_000,
    currency: "USD",
    returnUrl: `https://${tenant.host}/widget/bookings/key`,
    locale: "en",
    email: "ann@example.com",
    createdAt: graph.clock.now(),
    expiresAt: graph.clock.now() + 3_600_000,
  });
  return {
    payment: sessionId,
    start: tenant.things["formStart"]!,
    field: "f",
    picture: await sharp({ create: red }).png().toBuffer(),
  };
}

it(`returns no internal error to ${REQUESTS} hostile requests (seed ${SEED})`, async () => {
  const choices = seededChoices(SEED);
  const values = new HostileValues(choices, listNames(tenant));
  const { queries, mutations } = fieldRequests(tenant.things);
  const askers = listCallers(tenant);
  const attempts: readonly Attempt[] = [
    ...Array.from({ length: 5 }, () => graphAttempt(queries, askers)),
    ...Array.from({ length: 4 }, () =>
      graphAttempt(mutations, [tenant.owner, tenant.owner, tenant.users.MANAGER, tenant.visitor]),
    ),
    ...Array.from({ length: 2 }, () => graphAttempt(documentRequests(DOCUMENTS), askers)),
    fileAttempt,
  ];
  const failures: string[] = [];
  for (let sent = 0; sent < REQUESTS && failures.length < MAX_FAILURES; sent += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, () => choices.pick(attempts)(choices, values));
    for (const failure of await Promise.all(batch))
      if (failure !== null) failures.push(`${failure}\n${logged.at(-1) ?? ""}`);
    logged.length = 0;
  }
  expect(failures.join("\n\n")).toBe("");
  expect(rejections).toEqual([]);
  // Most requests must pass the checks of types and input.
  expect(answeredCount).toBeGreaterThan(REQUESTS * 0.4);
  expect((await app.inject("/healthz")).statusCode).toBe(200);
}, 600_000);
