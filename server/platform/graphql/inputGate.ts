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

/** `InvalidInput` lists at most this many issues of one request. */
const MOST_ISSUES = 20;

/** Returns the arguments that no resolver accepts: texts that cannot be stored, dates out of range, cursors of another list. */
export function inputFaults(field: Field, args: Readonly<Record<string, unknown>>): InputFault[] {
  const faults: InputFault[] = [];
  for (const { name, type } of field.args)
    if (args[name] != null) checkOfType(type)?.(args[name], [name], faults);
  if (faults.length === 0 && field.args.some(({ name }) => name === "first"))
    faults.push(...pageFaults(field, args));
  return faults;
}

/** The input fields with a visitor's texts, for mutations whose use case checks them. */
const TYPED = ["contact", "guests", "notes", "location", "answers", "timeZone", "locale"];

/**
 * The `extensions` of a mutation whose use case checks the visitor's texts itself. It returns all issues of a form at once, with the
 * message of each field.
 */
export const CHECKS_TYPED = { checksTyped: true } as const;

/** Makes every field whose union contains `InvalidInput` (mutations, the event feed) return it before its resolver runs. */
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

/** Returns `InvalidInput`. The paths of its issues begin inside the input. */
function failure(faults: readonly InputFault[]) {
  const issues = faults.slice(0, MOST_ISSUES);
  return invalidInput(
    ...issues.map(({ path, code }) => issue(path[0] === "input" ? path.slice(1) : path, code)),
  );
}

/** An operation with its variables as they were sent. */
interface SentOperation {
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Returns an error for the first fault among the arguments of an operation, or null without a fault. Fields that return `InvalidInput`
 * are left out. The check runs before the operation, so a mutation with a fault in the selection of its result changes nothing.
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
    // A null for an argument that allows none. The execution rejects it.
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

/** The places of known documents, which are parsed once and cached. */
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

/** Rejects an operation with `INVALID_INPUT` before it runs, if no resolver accepts its input. */
export function checkInput<Context extends object>(): OperationHooks<Context> {
  return {
    didResolveOperation({ schema, document, operation, request }) {
      if (!operation) return;
      const error = findInputError(schema, document, { operation, variables: request.variables ?? {} });
      if (error) throw error;
    },
  };
}
