import fc from "fast-check";
import type { GraphQLField } from "graphql";
import { buildSchema } from "../../app/graph/schema.ts";
import { createFieldDocument } from "../hostile/requests.ts";
import { getFieldName, listFieldsWithArguments } from "../tenancy/fieldsBelow.ts";
import { FURTHER_ROWS } from "../tenancy/furtherRows.ts";
import { MAKING_ROWS } from "../tenancy/makingRows.ts";
import { findQueryWrapper } from "../tenancy/queryWrappers.ts";
import type { MatrixRow, Sender, TenantValues } from "../tenancy/tenantValues.ts";
import { USING_ROWS } from "../tenancy/usingRows.ts";
import type { FuzzCaller } from "./fuzzCallers.ts";
import { listHostileValues } from "./hostileValues.ts";
import { type InputPosition, findInputPositions, placeValue } from "./positions.ts";
import { SampleValues } from "./sampleValues.ts";

/** A field with a valid input, into which a hostile value is placed at each position. */
export interface FuzzField {
  readonly name: string;
  readonly query: string;
  readonly args: GraphQLField<unknown, unknown>["args"];
  readonly base: Readonly<Record<string, unknown>>;
  readonly caller: FuzzCaller;
  readonly positions: readonly InputPosition[];
}

export interface FuzzCase {
  readonly position: string;
  readonly caller: FuzzCaller;
  readonly request: { readonly query: string; readonly variables: Record<string, unknown> };
}

const CALLERS: Readonly<Record<Sender, FuzzCaller>> = {
  OWNER: "keyWithAllScopes",
  USER: "owner",
  READER: "owner",
  VISITOR: "visitor",
  PLATFORM: "platform",
};

/** Platform mutations come last, because they can suspend the business. */
const ROWS: readonly MatrixRow[] = [...MAKING_ROWS, ...USING_ROWS, ...FURTHER_ROWS].toSorted(
  (one, other) => Number(one.by === "PLATFORM") - Number(other.by === "PLATFORM"),
);

const toFuzzField = (
  field: GraphQLField<unknown, unknown>,
  query: string,
  more: Pick<FuzzField, "name" | "base" | "caller">,
): FuzzField => ({ ...more, query, args: field.args, positions: findInputPositions(field.args) });

export function listQueryFields(things: TenantValues): FuzzField[] {
  return listFieldsWithArguments().map(({ type, field }) =>
    toFuzzField(field, createFieldDocument(field, "query", findQueryWrapper(type.name, things)), {
      name: getFieldName({ type, field }),
      base: {},
      caller: "keyWithAllScopes",
    }),
  );
}

/** Ordered as the rows of the tenancy tests, which create objects before they change and delete them. */
export function listMutationFields(things: TenantValues): FuzzField[] {
  const rank = (name: string) => ROWS.findIndex(({ mutation }) => mutation === name);
  return Object.values(buildSchema().getMutationType()!.getFields())
    .toSorted((one, other) => rank(one.name) - rank(other.name))
    .map((field) => {
      // The last row of a mutation has the most fields.
      const row = ROWS.findLast(({ mutation }) => mutation === field.name);
      const input = row?.input(things);
      return toFuzzField(
        field,
        createFieldDocument(field, "mutation", (selection) => selection),
        {
          name: field.name,
          base: input === undefined ? {} : { input },
          caller: CALLERS[row?.by ?? "OWNER"],
        },
      );
    });
}

const OTHER_CALLERS: readonly FuzzCaller[] = ["owner", "visitor", "keyWithOneScope", "stranger"];

export interface FuzzOptions {
  readonly seed: number;
  /** The most values at each position. */
  readonly perPosition: number;
  readonly things: TenantValues;
  /** Ids, slugs and secrets of this and another business. */
  readonly names: readonly string[];
}

/** Each value is sent by the caller who may use the field. Every third one is also sent by another caller. */
export function* createFuzzCases(field: FuzzField, options: FuzzOptions): Generator<FuzzCase> {
  const samples = new SampleValues(options.things);
  for (const [at, position] of field.positions.entries()) {
    const seed = options.seed + at;
    const all = listHostileValues(position, options.names, samples, seed);
    for (const [index, value] of pickValues(all, options.perPosition, seed).entries()) {
      const variables = placeValue(field.args, field.base, position.path, value, samples);
      const request = { query: field.query, variables };
      const name = `${field.name} ${position.path.join(".")}`;
      yield { position: name, caller: field.caller, request };
      const other = OTHER_CALLERS[(seed + index) % OTHER_CALLERS.length]!;
      if ((seed + index) % 3 === 0) yield { position: name, caller: other, request };
    }
  }
}

function pickValues(all: readonly unknown[], count: number, seed: number): unknown[] {
  if (all.length <= count) return [...all];
  const [picked] = fc.sample(fc.shuffledSubarray([...all], { minLength: count, maxLength: count }), {
    seed,
    numRuns: 1,
  });
  return picked!;
}
