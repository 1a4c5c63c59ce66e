import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { buildSchema } from "../../app/graph/schema.ts";
import { NODES } from "./nodes.ts";
import { buildPartyBooking, buildPartyHold } from "./secondRows.ts";
import { type TenantValues, getTenantValue } from "./tenantValues.ts";
import { findQueryWrapper } from "./queryWrappers.ts";

export interface List {
  readonly item: GraphQLObjectType;
  readonly of: string;
  readonly field: string;
  readonly wrap: (selection: string) => string;
}

export interface PairRequest {
  readonly document: string;
  readonly variables: Record<string, unknown>;
}

type WrapSelection = (selection: string) => PairRequest;

const PAIRS_AT_ONCE = 60;

const ARGUMENTS: Readonly<Record<string, string>> = {
  "Business.absencePlan": `(input: { staff: "person-amber", since: "2026-11-24T00:00:00Z", until: "2026-11-25T00:00:00Z" })`,
  "Business.board": `(input: { from: "2026-11-20", to: "2026-12-20" })`,
  "Business.search": `(query: "Sealed")`,
  "Business.insights": `(from: "2026-11-01", to: "2026-11-30")`,
  "Service.series": `(startsAt: "2026-11-24T15:00:00Z", rule: { frequency: WEEKLY, count: 2 })`,
  "Service.whyNotOffered": `(at: "2026-11-24T15:00:00Z")`,
};

const types = Object.values(buildSchema().getTypeMap()).filter(isObjectType);
const readTypes = types.filter(({ name }) => !/^(Mutation|__)|(Connection|Edge)$/.test(name));
const needsArguments = (field: Field) => field.args.some(isRequiredArgument);

/** Returns one list for each item type, if possible of the business or a node. */
export function findLists(): List[] {
  const near = ["Business", "Query", ...Object.keys(NODES)];
  const rank = ({ name }: GraphQLObjectType) => (near.includes(name) ? near.indexOf(name) : near.length);
  const found = new Map<string, List>();
  for (const type of readTypes.toSorted((a, b) => rank(a) - rank(b)))
    for (const field of Object.values(type.getFields()))
      for (const list of toLists(type, field))
        if (!found.has(list.item.name)) found.set(list.item.name, list);
  return [...found.values()];
}

function toLists(type: GraphQLObjectType, field: Field): List[] {
  const named = getNamedType(field.type);
  const isConnection = isObjectType(named) && named.name.endsWith("Connection");
  const isList = isConnection || isListType(getNullableType(field.type));
  if (needsArguments(field) || !isCompositeType(named) || !isList) return [];
  const node = isConnection ? getNodeType(named) : named;
  const items = isAbstractType(node) ? buildSchema().getPossibleTypes(node) : [node];
  if (items.length > 20) return [];
  return items.map((item) => {
    const part = (selection: string) =>
      isAbstractType(node) ? `{ ... on ${item.name} ${selection} }` : selection;
    const wrap = (selection: string) =>
      isConnection
        ? `${field.name}(first: 3) { edges { node ${part(selection)} } }`
        : `${field.name} ${part(selection)}`;
    return { item, of: type.name, field: field.name, wrap };
  });
}

function getNodeType(connection: GraphQLObjectType): GraphQLObjectType {
  const edge = getNamedType(connection.getFields()["edges"]!.type) as GraphQLObjectType;
  return getNamedType(edge.getFields()["node"]!.type) as GraphQLObjectType;
}

/**
 * Returns requests that select every pair of fields of a list's items. An unhandled rejection needs a failing field, so
 * other pairs share requests. Permission checks are cached per request, so a pair with a failing field has its own
 * request where another item can fail first.
 */
export function pairRequests(
  list: List,
  things: TenantValues,
  { count, failing }: { readonly count: number; readonly failing: ReadonlySet<string> },
): (PairRequest & { readonly pairs: number })[] {
  const place = findPlace(list.of, things)!;
  const pairs = listPairs(list.item);
  const isAlone = ([one, other]: Pair) =>
    count > 1 && !(list.of in MUTATIONS) && (failing.has(one.name) || failing.has(other.name));
  const alone = pairs.filter(isAlone).map((pair) => [pair]);
  const together = pairs.filter((pair) => !isAlone(pair));
  const chunks = Array.from({ length: Math.ceil(together.length / PAIRS_AT_ONCE) }, (_, at) =>
    together.slice(at * PAIRS_AT_ONCE, (at + 1) * PAIRS_AT_ONCE),
  );
  return [...alone, ...chunks].map((chunk) => ({
    ...place(chunk.map((pair, at) => `p${at}: ${list.wrap(`{ ${pair.map(select).join(" ")} }`)}`).join(" ")),
    pairs: chunk.length,
  }));
}

/**
 * Returns the fields that fail for the caller. A null in a common parent hides further errors, so the remaining fields
 * are queried again.
 */
export async function findFailing(
  list: List,
  things: TenantValues,
  run: (request: PairRequest) => Promise<{ readonly errors: readonly { readonly path: unknown }[] }>,
): Promise<Set<string>> {
  const failing = new Set<string>();
  for (let found = -1; found < failing.size;) {
    found = failing.size;
    const fields = listFields(list.item).filter(({ name }) => !failing.has(name));
    if (fields.length === 0) break;
    const selection = fields.map((field, at) => `f${at}: ${list.wrap(`{ ${select(field)} }`)}`);
    const { errors } = await run(findPlace(list.of, things)!(selection.join(" ")));
    const keys = new Set(errors.flatMap(({ path }) => path ?? []));
    for (const [at, { name }] of fields.entries()) if (keys.has(`f${at}`)) failing.add(name);
  }
  return failing;
}

export function countRequest(list: List, things: TenantValues): PairRequest | null {
  return findPlace(list.of, things)?.(`items: ${list.wrap("{ __typename }")}`) ?? null;
}

type Field = GraphQLField<unknown, unknown>;
type Pair = readonly [Field, Field];

function listPairs(item: GraphQLObjectType): Pair[] {
  const fields = listFields(item);
  return fields.flatMap((one, at) => fields.slice(at + 1).map((other): Pair => [one, other]));
}

function listFields(item: GraphQLObjectType): Field[] {
  return Object.values(item.getFields()).filter((field) => !needsArguments(field));
}

function select({ name, type }: Field): string {
  return isCompositeType(getNamedType(type)) ? `${name} { __typename }` : name;
}

/** Types that only mutations return. A repeated request with its key returns the same rows. */
const MUTATIONS: Readonly<Record<string, (t: TenantValues) => WrapSelection>> = {
  AnnounceDelayPayload: (t) => (selection) => ({
    document: `mutation ($input: AnnounceDelayInput!) { announceDelay(input: $input) { ... on AnnounceDelayPayload { ${selection} } } }`,
    variables: {
      input: { staff: getTenantValue(t, "staff"), minutes: 20, idempotencyKey: "delay-of-pairs" },
    },
  }),
  BookPayload: (t) => (selection) => ({
    document: `mutation ($input: BookInput!) { book(input: $input) { ... on BookPayload { ${selection} } } }`,
    variables: { input: buildPartyBooking(t) },
  }),
  Hold: (t) => (selection) => ({
    document: `mutation ($input: HoldSlotInput!) { holdSlot(input: $input) { ... on HoldSlotPayload { hold { ${selection} } } } }`,
    variables: { input: buildPartyHold(t, "2026-11-24T20:00:00Z", "pairs") },
  }),
};

function findPlace(name: string, things: TenantValues): WrapSelection | null {
  const mutation = MUTATIONS[name]?.(things);
  if (mutation) return mutation;
  const wrapQuery = findRequestPath(name, things);
  return wrapQuery && ((selection) => ({ document: `{ ${wrapQuery(selection)} }`, variables: {} }));
}

function findRequestPath(
  name: string,
  things: TenantValues,
  below: readonly string[] = [],
): ((selection: string) => string) | null {
  try {
    return findQueryWrapper(name, things);
  } catch {
    if (below.includes(name) || below.length > 4) return null;
  }
  for (const type of types) {
    if (/^(Mutation|__)|Payload$|Edge$/.test(type.name)) continue;
    for (const field of Object.values(type.getFields())) {
      const args = ARGUMENTS[`${type.name}.${field.name}`] ?? "";
      if (!leadsTo(field, name) || (args === "" && needsArguments(field))) continue;
      const wrapQuery = findRequestPath(type.name, things, [...below, name]);
      if (wrapQuery)
        return (selection) => wrapQuery(`${field.name}${args} { ... on ${name} { ${selection} } }`);
    }
  }
  return null;
}

function leadsTo({ type }: GraphQLField<unknown, unknown>, name: string): boolean {
  const named = getNamedType(type);
  if (named.name === "Node") return false;
  const members = isAbstractType(named) ? buildSchema().getPossibleTypes(named) : [named];
  return members.some((one) => one.name === name);
}
