import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  GraphQLError,
  type OperationDefinitionNode,
  getArgumentValues,
  getNamedType,
  isObjectType,
  isUnionType,
} from "graphql";
import { ISSUE_MESSAGES, invalidInput, issue } from "../../shared/failures/failure.ts";
import { type ArgumentPlace, findArgumentPlaces } from "./limits/argumentPlaces.ts";
import { coerceVariables } from "./coercedVariables.ts";
import { pageFaults } from "./cursors.ts";
import { type InputFault, checkOfType } from "./inputRules.ts";
import type { OperationHooks } from "./limits/operationHooks.ts";

type Field = GraphQLField<unknown, unknown>;

const MOST_ISSUES = 20;

/**
 * Returns issues of arguments that no resolver accepts: texts that cannot be stored, dates out of range, cursors of
 * another list.
 */
export function inputFaults(field: Field, args: Readonly<Record<string, unknown>>): InputFault[] {
  const faults: InputFault[] = [];
  for (const { name, type } of field.args)
    if (args[name] != null) checkOfType(type)?.(args[name], [name], faults);
  if (faults.length === 0 && field.args.some(({ name }) => name === "first"))
    faults.push(...pageFaults(field, args));
  return faults;
}

const TYPED = ["contact", "guests", "notes", "location", "answers", "timeZone", "locale"];

/** For a mutation that returns all issues of the visitor's texts itself. */
export const CHECKS_TYPED = { checksTyped: true } as const;

export function answerInvalidInput(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (!resolve || field.args.length === 0 || !returnsInvalidInput(field)) continue;
      field.resolve = (source, args: Readonly<Record<string, unknown>>, context, info) => {
        const faults = inputFaults(field, args).filter(({ path }) => !isChecked(field, path));
        return faults.length === 0 ? resolve(source, args, context, info) : failure(faults);
      };
    }
  }
  return schema;
}

function isChecked({ extensions }: Field, [argument, name]: readonly string[]): boolean {
  return extensions["checksTyped"] === true && argument === "input" && TYPED.includes(name ?? "");
}

function returnsInvalidInput({ type }: Field): boolean {
  const named = getNamedType(type);
  return isUnionType(named) && named.getTypes().some(({ name }) => name === "InvalidInput");
}

function failure(faults: readonly InputFault[]) {
  const issues = faults.slice(0, MOST_ISSUES);
  return invalidInput(
    ...issues.map(({ path, code }) => issue(path[0] === "input" ? path.slice(1) : path, code)),
  );
}

interface SentOperation {
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Runs before the operation, so an issue in a mutation's selection prevents the mutation. Fields that return
 * `InvalidInput` are excluded.
 */
export function findInputError(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, variables }: SentOperation,
): GraphQLError | null {
  const places = placesOf(schema, document, operation);
  if (places.length === 0) return null;
  const coerced = coerceVariables(schema, operation, variables);
  // The execution rejects these variables.
  if (!coerced) return null;
  for (const place of places) {
    const [fault] = faultsAt(place, coerced);
    if (fault) return inputError(place, fault);
  }
  return null;
}

function faultsAt(
  { field, node }: ArgumentPlace,
  variables: Readonly<Record<string, unknown>>,
): InputFault[] {
  try {
    return inputFaults(field, getArgumentValues(field, node, variables));
  } catch (error) {
    // A null for a non-null argument. The execution rejects it.
    if (error instanceof GraphQLError) return [];
    throw error;
  }
}

function inputError({ node, field, parent }: ArgumentPlace, { path, code }: InputFault): GraphQLError {
  return new GraphQLError(ISSUE_MESSAGES[code], {
    nodes: node,
    extensions: {
      code: "INVALID_INPUT",
      field: `${parent}.${field.name}`,
      path,
      issue: code,
      http: { status: 400 },
    },
  });
}

const knownPlaces = new WeakMap<OperationDefinitionNode, readonly ArgumentPlace[]>();

function placesOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): readonly ArgumentPlace[] {
  const before = knownPlaces.get(operation);
  if (before) return before;
  const places = findArgumentPlaces(schema, document, operation).filter(
    ({ field }) => !returnsInvalidInput(field),
  );
  knownPlaces.set(operation, places);
  return places;
}

export function checkInput<Context extends object>(): OperationHooks<Context> {
  return {
    didResolveOperation({ schema, document, operation, request }) {
      if (!operation) return;
      const error = findInputError(schema, document, { operation, variables: request.variables ?? {} });
      if (error) throw error;
    },
  };
}
