import { type GraphQLObjectType, getNamedType, isObjectType, isUnionType, parse } from "graphql";
import { getOperationAST } from "graphql";
import { describe, expect, it } from "vitest";
import { getCursorCheck } from "./cursors.ts";
import { findInputError, findInputIssues } from "./inputGate.ts";
import { buildSchema } from "../../app/graph/schema.ts";

const schema = buildSchema();
const getField = (type: string, field: string) =>
  (schema.getType(type) as GraphQLObjectType).getFields()[field]!;
const getIssueCodes = (type: string, field: string, args: Readonly<Record<string, unknown>>) =>
  findInputIssues(getField(type, field), args).map(({ path, code }) => `${path.join(".")} ${code}`);

const base64 = (text: string) => Buffer.from(text).toString("base64");
const ID = "00000000-0000-7000-8000-000000000001";
const ROW = base64(`GPC:T:["S:${ID}","S:${ID}"]`);
const DAY = 86_400_000;

describe("findInputIssues", () => {
  it.each([
    ["NUL", "a\u0000"],
    ["a lone surrogate", "a\uD800b"],
    ["a surrogate pair in the wrong order", "\uDC00\uD800"],
  ])("finds %s in a text", (_, slug) => {
    expect(getIssueCodes("Business", "service", { id: slug })).toEqual(["id CONTROL_CHARACTERS"]);
  });

  it("accepts every text that can be stored", () => {
    expect(getIssueCodes("Business", "service", { id: "😀 \u0001 é \uFFFD %00" })).toEqual([]);
  });

  it("finds issues inside inputs, lists and JSON, with their paths", () => {
    expect(getIssueCodes("Query", "nodes", { ids: ["a", "\u0000"] })).toEqual(["ids.1 CONTROL_CHARACTERS"]);
    expect(
      getIssueCodes("Business", "bookings", { filter: { staff: ["\u0000"], on: "0000-01-01" } }),
    ).toEqual(["filter.on OUT_OF_RANGE", "filter.staff.0 CONTROL_CHARACTERS"]);
    const content = { fields: [{ label: "\uD800" }], "\u0000": 1 };
    expect(getIssueCodes("Mutation", "importSite", { input: { content } })).toEqual([
      "input.content.fields.0.label CONTROL_CHARACTERS",
      "input.content CONTROL_CHARACTERS",
    ]);
    const fields = [{ text: { key: "a", label: "\uD800" } }];
    expect(getIssueCodes("Mutation", "createForm", { input: { name: "a", fields } })).toEqual([
      "input.fields.0.text.label CONTROL_CHARACTERS",
    ]);
  });

  it.each([
    ["0000-12-31", ["from OUT_OF_RANGE"]],
    ["0001-01-01", []],
    ["9999-12-31", []],
  ])("accepts dates of the years 0001 to 9999: %s", (from, codes) => {
    expect(getIssueCodes("Business", "holidays", { from })).toEqual(codes);
  });

  it.each([
    [Date.parse("0001-01-01T00:00:00Z"), ["filter.since OUT_OF_RANGE"]],
    [Date.parse("0001-01-01T00:00:00Z") + 2 * DAY, []],
    [Date.parse("9999-12-31T00:00:00Z") - 2 * DAY, []],
    [Date.parse("9999-12-31T23:59:59Z"), ["filter.since OUT_OF_RANGE"]],
    [NaN, ["filter.since OUT_OF_RANGE"]],
  ])("accepts instants within these years in every zone: %s", (since, codes) => {
    expect(getIssueCodes("Business", "contacts", { filter: { since } })).toEqual(codes);
  });

  it.each([
    [{ first: -1 }, ["first OUT_OF_RANGE"]],
    [{ last: -2_147_483_648 }, ["last OUT_OF_RANGE"]],
    [{ first: 1, last: 1 }, ["last INVALID"]],
    [{ after: "rubbish" }, ["after INVALID"]],
    [{ before: "" }, ["before INVALID"]],
    [{ after: base64("GPC:T:[1,2]") }, ["after INVALID"]],
    [{ after: base64('GPC:T:["N:1","N:2"]') }, ["after INVALID"]],
    [{ after: base64(`GPC:S:${ID}`) }, ["after INVALID"]],
    [{ after: base64("OffsetConnection:1") }, ["after INVALID"]],
    [{ after: ROW, last: 1 }, ["after INVALID"]],
    [{ before: ROW, first: 1 }, ["before INVALID"]],
    [{ first: 1_000_000, after: ROW }, []],
    [{ first: 0 }, []],
  ])("rejects the page arguments %o", (args, codes) => {
    expect(getIssueCodes("Business", "services", args)).toEqual(codes);
  });

  it("accepts a cursor of a row whose id is a text", () => {
    const cursor = (id: string) => base64(`GPC:T:["S:${ID}","S:${id}"]`);
    expect(getIssueCodes("Business", "sitePreviews", { after: cursor("aB3_-x") })).toEqual([]);
    expect(getIssueCodes("Business", "sitePreviews", { after: cursor("a b") })).toEqual(["after INVALID"]);
  });

  it("reads the cursors of every connection", () => {
    const unread = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
      .filter(({ field }) => field.args.some(({ name }) => name === "after") && !getCursorCheck(field))
      .map(({ type, field }) => `${type.name}.${field.name}`);
    // They return `InvalidInput` themselves.
    expect(unread).toEqual(["Business.events", "Subscription.changes", "Subscription.events"]);
  });
});

describe("returnInvalidInput", () => {
  it("covers every mutation with input", () => {
    const without = Object.values(schema.getMutationType()!.getFields()).filter(({ type, args }) => {
      const named = getNamedType(type);
      const names = isUnionType(named) ? named.getTypes().map(({ name }) => name) : [];
      return args.length > 0 && !names.includes("InvalidInput");
    });
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});

describe("findInputError", () => {
  const find = (text: string, variables = {}) => {
    const document = parse(text);
    return findInputError(schema, document, { operation: getOperationAST(document)!, variables });
  };

  it("finds an issue below a fragment, an alias and an interface", () => {
    const text = `query ($id: ID!, $c: String) { node(id: $id) { ...on Business { a: services(after: $c) { ...F } } } }
      fragment F on ServiceConnection { edges { node { id } } }`;
    expect(find(text, { id: "a", c: "b" })?.extensions).toMatchObject({
      code: "INVALID_INPUT",
      field: "Business.services",
      path: ["after"],
      issue: "INVALID",
    });
  });

  it("checks the selection of a mutation's result, but not its input", () => {
    const text = (first: number) => `mutation { signIn(input: { email: "\\u0000", password: "" }) {
      ... on SignInPayload { viewer { business { services(first: ${first}) { totalCount } } } } } }`;
    expect(find(text(1))).toBeNull();
    expect(find(text(-1))?.extensions["field"]).toBe("Business.services");
  });

  it("leaves variables of a wrong type to the execution", () => {
    expect(find("query ($id: ID!) { node(id: $id) { id } }", { id: {} })).toBeNull();
  });
});
