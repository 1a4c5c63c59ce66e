import { afterAll, describe, expect, it } from "vitest";
import { findIdPositions, buildArguments } from "../../testing/tenancy/idPositions.ts";
import { partnerApp } from "../../testing/servers/partnerApp.ts";
import { openGraph } from "../../testing/graph.ts";
import { buildSchema } from "./schema.ts";

const graph = await openGraph();
const partner = await partnerApp(graph, "gate");
afterAll(() => partner.close());

interface Reply {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: Record<string, unknown> }[];
}

async function ask(query: string, headers: Record<string, string> = {}, variables: object = {}) {
  const reply = await partner.app.inject({
    method: "POST",
    url: "/graphql",
    headers,
    payload: { query, variables },
  });
  return { status: reply.statusCode, ...reply.json<Reply>() };
}

const NUL = String.raw`\u0000`;

describe("query", () => {
  it.each([
    ["a NUL in a slug", `{ business { service(id: "${NUL}") { id } } }`, ["id"]],
    ["a NUL in the slug of a business", `{ business(id: "${NUL}") { name } }`, ["id"]],
    ["a NUL in an id", `{ node(id: "${NUL}") { id } }`, ["id"]],
    ["rubbish as a cursor", `{ business { services(after: "x") { totalCount } } }`, ["after"]],
    ["a negative page", `{ business { services(last: -1) { totalCount } } }`, ["last"]],
    ["both ends", `{ business { services(first: 1, last: 1) { totalCount } } }`, ["last"]],
    ["the year 0", `{ business { holidays(from: "0000-01-01") { date } } }`, ["from"]],
    ["two faults", `{ a: node(id: "${NUL}") { id } b: node(id: "${NUL}") { id } }`, ["id"]],
  ])("fails with one INVALID_INPUT for %s", async (_, query, path) => {
    const answer = await ask(query);
    expect(answer).toMatchObject({ status: 200, errors: [{ extensions: { code: "INVALID_INPUT", path } }] });
    expect(answer.errors).toHaveLength(1);
    expect(answer.data).toBeUndefined();
  });

  it("has the status 400 if the caller accepts statuses, and the language of the request", async () => {
    const answer = await ask(`{ node(id: "${NUL}") { id } }`, {
      accept: "application/graphql-response+json",
      "accept-language": "de",
    });
    expect(answer.status).toBe(400);
    expect(answer.errors![0]!.message).toBe(
      "Dieser Text enthält Zeichen, die nicht verwendet werden können.",
    );
  });

  it("fails with BAD_USER_INPUT alone for variables with more faults than are reported", async () => {
    const { errors = [] } = await ask(
      "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }",
      {},
      {
        ids: Array.from({ length: 60 }, () => null),
      },
    );
    expect(errors.at(-1)!.message).toMatch(/^Too many errors/);
    expect(new Set(errors.map(({ extensions }) => extensions["code"]))).toEqual(new Set(["BAD_USER_INPUT"]));
  });

  it("sends no statement that reads data", async () => {
    const sent = await graph.statementsOf(() => ask(`{ business { service(id: "${NUL}") { id } } }`));
    expect(sent.filter((text) => text.includes("services"))).toEqual([]);
  });
});

describe("mutation", () => {
  it.each([
    [
      "signIn",
      `{ email: "a@b.example", password: "${NUL}" }`,
      [{ path: ["password"], code: "CONTROL_CHARACTERS" }],
    ],
    ["requestPasswordReset", `{ email: "${NUL}" }`, [{ path: ["email"], code: "CONTROL_CHARACTERS" }]],
    ["revokeSession", `{ id: "${NUL}" }`, [{ path: ["id"], code: "CONTROL_CHARACTERS" }]],
    ["refreshPayment", `{ accessKey: "${NUL}" }`, [{ path: ["accessKey"], code: "CONTROL_CHARACTERS" }]],
    [
      "holdSlot",
      `{ lines: [{ service: "${NUL}" }], startsAt: "0000-01-01T10:00:00Z", idempotencyKey: "gate-hold-1" }`,
      [
        { path: ["lines", "0", "service"], code: "CONTROL_CHARACTERS" },
        { path: ["startsAt"], code: "OUT_OF_RANGE" },
      ],
    ],
  ])("%s returns InvalidInput with every issue and its path", async (mutation, input, issues) => {
    const answer = await ask(
      `mutation { answer: ${mutation}(input: ${input}) { __typename ... on InvalidInput { issues { path code } } } }`,
    );
    expect(answer.errors).toBeUndefined();
    const result = answer.data!["answer"] as { __typename: string; issues: object[] };
    expect(result.__typename).toBe("InvalidInput");
    expect(result.issues).toEqual(expect.arrayContaining(issues));
  });
});

describe("mutation that checks texts itself", () => {
  const details = {
    contact: { firstName: "Ada", lastName: "Example", email: "ada@example.com", phone: "", dateOfBirth: "" },
    guests: [{ name: "Ann", email: "ann@example.com" }],
    idempotencyKey: "abcdefgh",
    location: "1 Elm Street",
    locationKind: "AT_CUSTOMER",
    locale: "en",
    notes: "",
    timeZone: "UTC",
    holdToken: "hold",
    proof: "",
    answers: [],
    field: "goal",
    name: "utm_source",
    value: "example",
    form: "intake",
    version: 1,
    start: "start",
  };
  const samples = (name: string) => Reflect.get(details, name) as unknown;
  const places = ["book", "submitForm", "submitSurvey"].flatMap((mutation) => {
    const { args } = buildSchema().getMutationType()!.getFields()[mutation]!;
    return findIdPositions(args, ["ID", "String"]).map((place) => ({ mutation, args, place }));
  });

  it.each(places.map((one) => [`${one.mutation} ${one.place.path.join(".")}`, one] as const))(
    "%s",
    async (_, { mutation, args, place }) => {
      const type = String(args[0]!.type);
      for (const text of ["a\u0000", "\uD800", "\uDC00a"]) {
        const variables = buildArguments(args, place, place.isList ? [text] : text, samples);
        const data = await graph.data<Record<string, { code: string }>>(
          `mutation ($input: ${type}) { ${mutation}(input: $input) { ... on Failure { code } } }`,
          variables,
        );
        expect(data[mutation]!.code).toMatch(/^[A-Z_]+$/);
      }
    },
  );
});
