import { type GraphQLObjectType, getNamedType, isCompositeType } from "graphql";
import { describe, expect, it } from "vitest";
import { isFullDepth } from "../../testing/depth.ts";
import { type TestCaller, openGraph } from "../../testing/graph.ts";
import {
  type FieldWithArguments,
  listFieldsWithArguments,
  getFieldName,
} from "../../testing/tenancy/fieldsBelow.ts";
import { getSlugs } from "../../testing/tenancy/makingRows.ts";
import { NODES } from "../../testing/tenancy/nodes.ts";
import { findLeaks, getSecrets, getTraces } from "../../testing/tenancy/leaks.ts";
import {
  type IdPosition,
  type Samples,
  findIdPositions,
  buildArguments,
} from "../../testing/tenancy/idPositions.ts";
import { removeAliases, selectEverything } from "../../testing/tenancy/selectEverything.ts";
import { type Tenant, getSenders, makeTenant } from "../../testing/tenancy/tenant.ts";
import { type TenantValues, getTenantValue } from "../../testing/tenancy/tenantValues.ts";
import { alterId, listNames } from "../../testing/tenancy/variants.ts";
import { BUSY_DATE, findQueryWrapper } from "../../testing/tenancy/queryWrappers.ts";
import { hasPublicCode } from "../../platform/graphql/formatError.ts";

const graph = await openGraph();
const amber = await makeTenant(graph, "Amber");
const birch = await makeTenant(graph, "Birch");

/** Tested separately: names of businesses and public nodes are not secret, and looking up a booking counts attempts. */
const ELSEWHERE = ["Query.business", "Query.node", "Query.nodes", "Query.findBooking"];

/** Other tests cover cursors. */
const CURSORS = ["after", "before"];

const PLACES = listFieldsWithArguments()
  .filter((queryField) => !ELSEWHERE.includes(getFieldName(queryField)))
  .flatMap((queryField) =>
    findIdPositions(queryField.field.args).map((place) => ({ asked: queryField, place })),
  )
  .filter(({ place }) => !CURSORS.includes(place.path[0]!))
  .map(
    ({ asked: queryField, place }) =>
      [`${getFieldName(queryField)}(${place.path.join(".")})`, queryField, place] as const,
  );

/** Arguments that match nothing of these tenants, or of a list that their callers cannot read. */
const NAMES_NOTHING =
  /^(Platform\.|Query\.timeZones|Business\.auditLog\(filter\.action\)|.*\((input\.)?visitor\)|.*(source|metadata)\.(name|value)\)|VisitorBooking\.availability\(input\.(lines\.\w+|provider)\)|Business\.availability\(input\.staff\))/;

const createSamples =
  (things: TenantValues, { type: parent, field }: FieldWithArguments): Samples =>
  (name, type) => {
    // `Business.availability` requires the lines of an order.
    if (name === "lines" && parent.name === "Business")
      return [{ service: getTenantValue(things, "service") }];
    if (["from", "to"].includes(name) && type.startsWith("Date") && !type.startsWith("DateTime"))
      return BUSY_DATE;
    if (["at", "startsAt"].includes(name)) return `${BUSY_DATE}T17:00:00Z`;
    if (!type.endsWith("!")) return undefined;
    if (name === "since") return `${BUSY_DATE}T00:00:00Z`;
    if (name === "until") return `${BUSY_DATE}T23:00:00Z`;
    if (name === "lines") return [{ service: getTenantValue(things, "service") }];
    if (name === "service") return getTenantValue(things, "service");
    if (name === "since") return `${BUSY_DATE}T00:00:00Z`;
    if (name === "until") return `${BUSY_DATE}T23:00:00Z`;
    if (name === "rule") return { frequency: "WEEKLY", count: 2 };
    if (name === "id")
      return (
        things[`${field.name}Name`] ?? getSlugs(things).find((slug) => slug.startsWith(`a-${field.name}`))
      );
    return ["name", "value"].includes(name) ? "utm_source" : undefined;
  };

interface OneAnswer {
  readonly data: unknown;
  readonly errors: readonly { readonly code: unknown; readonly message: string }[];
}

async function askAll(
  { type, field }: FieldWithArguments,
  parent: Tenant,
  questions: readonly Record<string, unknown>[],
  asker: TestCaller,
): Promise<OneAnswer[]> {
  const resultType = getNamedType(field.type);
  const selection = isCompositeType(resultType) ? "{ ...All }" : "";
  const wrapQuery = findQueryWrapper(type.name, parent.things);
  const heads: string[] = [];
  const queryField = questions.map((args, at) => {
    const inputs = Object.keys(args).map((name) => {
      heads.push(`$v${at}_${name}: ${String(field.args.find((one) => one.name === name)!.type)}`);
      return `${name}: $v${at}_${name}`;
    });
    return wrapQuery(`answer: ${field.name}(${inputs.join(", ")}) ${selection}`).replace(
      /^(\w+:)?/,
      `q${at}: `,
    );
  });
  const fragment =
    selection && `fragment All on ${resultType.name} ${selectEverything(resultType as GraphQLObjectType, 1)}`;
  const variables = Object.fromEntries(
    questions.flatMap((args, at) => Object.entries(args).map(([name, value]) => [`v${at}_${name}`, value])),
  );
  const { data, errors } = await graph.run<Record<string, unknown> | null>(
    `query (${heads.join(", ")}) { ${queryField.join(" ")} } ${fragment}`,
    variables,
    asker,
  );
  if (data === null && questions.length > 1) {
    // A non-null field failed and removed all others, so each one is sent alone.
    const each: OneAnswer[] = [];
    for (const question of questions)
      each.push(...(await askAll({ type, field }, parent, [question], asker)));
    return each;
  }
  return questions.map((_, at) => ({
    data: removeAliases(data?.[`q${at}`]),
    errors: errors
      .filter(({ path }) => (path as string[] | undefined)?.[0] === `q${at}`)
      .map(({ code, message }) => ({ code, message })),
  }));
}

const NAMED_AT_ONCE = 24;

const splitChunks = (names: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(names.length / NAMED_AT_ONCE) }, (_, at) =>
    names.slice(at * NAMED_AT_ONCE, (at + 1) * NAMED_AT_ONCE),
  );

const getInternalErrors = ({ errors }: OneAnswer) =>
  errors.filter(({ code }) => !hasPublicCode({ extensions: { code } }));

/** Removes the sent values from a result, so that results of different requests are comparable. */
const withoutInputs = (answer: unknown, inputs: readonly string[]): string =>
  inputs
    // A value may be a part of a longer one.
    .toSorted((one, other) => other.length - one.length)
    .reduce(
      (text, one) => text.replaceAll(one, "*").replaceAll(one.toLowerCase(), "*"),
      JSON.stringify(answer, withoutAudit),
    );

/** Opening a contact adds an audit entry, so the caller's audit log grows. */
const withoutAudit = (name: string, value: unknown): unknown =>
  /auditLog$|auditSeal$/.test(name) ? null : value;

describe("in the caller's own business", () => {
  it.each(PLACES)(
    "%s: a value of another business has the result of a value that does not exist",
    async (name, queryField, place) => {
      const samples = createSamples(birch.things, queryField);
      const violations: unknown[] = [];
      const askAs = (asker: TestCaller) => (values: readonly unknown[]) =>
        askAll(
          queryField,
          birch,
          values.map((one) => buildArguments(queryField.field.args, place, one, samples)),
          asker,
        );
      const alone = (value: string) => (place.isList ? [value] : value);
      /** Indexes of the values that the argument accepts: its own business's change the result. */
      const accepted = new Set<number>();
      if (!NAMES_NOTHING.test(name)) {
        const own = listNames(birch);
        const ownResults = await askAs(birch.owner)(own.map(alone));
        const unknownResults = await askAs(birch.owner)(own.map((value) => alone(alterId(value))));
        violations.push(...[...ownResults, ...unknownResults].flatMap(getInternalErrors));
        for (const [at, value] of own.entries())
          if (withoutInputs(ownResults[at], [value]) !== withoutInputs(unknownResults[at], [alterId(value)]))
            accepted.add(at);
        // Otherwise the test proves nothing.
        expect(accepted.size).toBeGreaterThan(0);
      }
      for (const [caller, asker] of [
        ["the owner's key", birch.owner],
        ["a STAFF", birch.users.STAFF],
      ] as const) {
        const ask = askAs(asker);
        /** Returns the results for values that do not exist, after comparing them to those of the other business. */
        const compare = async (
          named: readonly (readonly string[])[],
          toInput: (values: readonly string[]) => unknown,
        ) => {
          if (named.length === 0) return [];
          const foreignResults = await ask(named.map(toInput));
          const unknownResults = await ask(named.map((values) => toInput(values.map(alterId))));
          violations.push(...[...foreignResults, ...unknownResults].flatMap(getInternalErrors));
          for (const [at, inputs] of named.entries()) {
            const secret = findLeaks(getTraces(amber), foreignResults[at], inputs);
            const isKnown =
              withoutInputs(foreignResults[at], inputs) !==
              withoutInputs(unknownResults[at], inputs.map(alterId));
            if (secret.length > 0 || isKnown)
              violations.push({
                caller,
                said: inputs,
                secret,
                theirs: foreignResults[at],
                unknownResults: unknownResults[at],
              });
          }
          return unknownResults;
        };
        // In `npm test` each caller sends a sixth of the values that the argument does not accept.
        const turn = name.length + (asker === birch.owner ? 0 : 3);
        const sent = listNames(amber).filter(
          (_, at) => isFullDepth || accepted.has(at) || (at + turn) % 6 === 0,
        );
        await compare(
          sent.map((value) => [value]),
          ([value]) => alone(value!),
        );
        // A list is also sent with several values of the other business besides one of the caller's own.
        if (place.isList) {
          const beside = (values: readonly string[]) => [getOwnValue(place), ...values];
          const chunks = splitChunks(sent);
          const answers = await compare(chunks, beside);
          // A rejected list hides its other values, so these are sent alone.
          const rejected = chunks.filter((_, at) => answers[at]!.errors.length > 0);
          await compare(
            rejected.flatMap((chunk) => chunk.map((value) => [value])),
            beside,
          );
        }
      }
      expect(violations).toEqual([]);
    },
    180_000,
  );
});

/** Such a value is a credential by itself, for any sender. */
const OPENS_BY_ITSELF = /(Key|Order|Token|linkSlug|preview|staffFeed)$/;

describe("in the other business", () => {
  it.each(PLACES)("%s: returns no private data", async (_, queryField, place) => {
    const samples = createSamples(amber.things, queryField);
    const keys = Object.entries(amber.things).flatMap(([name, value]) =>
      OPENS_BY_ITSELF.test(name) ? [value] : [],
    );
    const sendable = listNames(amber).filter((name) => !keys.includes(name));
    const violations: unknown[] = [];
    for (const [turn, [caller, asker]] of (
      [
        ["the owner's key", birch.owner],
        ["a visitor", birch.visitor],
      ] as const
    ).entries()) {
      // Both are strangers here. In `npm test` each of them sends half of the values.
      const names = sendable.filter((_, at) => isFullDepth || at % 2 === turn);
      const questions = names.map((name) =>
        buildArguments(queryField.field.args, place, place.isList ? [name] : name, samples),
      );
      const answers = await askAll(queryField, amber, questions, asker);
      for (const [at, answer] of answers.entries()) {
        const secret = findLeaks(getSecrets(amber), answer, [
          names[at],
          findQueryWrapper(queryField.type.name, amber.things)(""),
        ]);
        if (secret.length > 0) violations.push({ caller, name: names[at], secret });
      }
      violations.push(...answers.flatMap(getInternalErrors));
    }
    expect(violations).toEqual([]);
  });
});

it.each(["OWNER", "USER"] as const)("a list of nodes returns only what its %s may read", async (sender) => {
  const sealedNodes = Object.values(NODES).filter(({ isPublic, by = "OWNER" }) => !isPublic && by === sender);
  expect(sealedNodes.length).toBeGreaterThan(0);
  const ids = sealedNodes.flatMap(({ id }) => [id(amber.things), id(birch.things)]);
  const data = await graph.data<{ nodes: (object | null)[] }>(
    "query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }",
    { ids },
    getSenders(birch)[sender],
  );
  expect(data.nodes.map((node) => node !== null)).toEqual(sealedNodes.flatMap(() => [false, true]));
});

function getOwnValue({ path }: IdPosition): string {
  const name = path.at(-1)!;
  const things: Readonly<Record<string, string>> = { accessKey: "firstKey", accessKeys: "firstKey" };
  return getTenantValue(birch.things, things[name] ?? name);
}
