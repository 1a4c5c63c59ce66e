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
import { type ArgumentField, findArgumentFields } from "./limits/argumentFields.ts";
import { coerceVariables } from "./coercedVariables.ts";
import { findPageIssues } from "./cursors.ts";
import { type InputIssue, getTypeCheck } from "./inputRules.ts";
import type { OperationHooks } from "./limits/operationHooks.ts";

type Field = GraphQLField<unknown, unknown>;

const MAX_ISSUES = 20;

/**
 * Returns issues of arguments that no resolver accepts: texts that cannot be stored, dates out of range, cursors of
 * another list.
 */
export function findInputIssues(field: Field, args: Readonly<Record<string, unknown>>): InputIssue[] {
  const inputIssues: InputIssue[] = [];
  for (const { name, type } of field.args)
    if (args[name] != null) getTypeCheck(type)?.(args[name], [name], inputIssues);
  if (inputIssues.length === 0 && field.args.some(({ name }) => name === "first"))
    inputIssues.push(...findPageIssues(field, args));
  return inputIssues;
}

/** The extensions of a mutation that checks these fields of its input itself, to return all their issues at once. */
export const checksFields = (...names: string[]) => ({ checkedFields: names });

export function returnInvalidInput(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (!resolve || field.args.length === 0 || !returnsInvalidInput(field)) continue;
      field.resolve = (source, args: Readonly<Record<string, unknown>>, context, info) => {
        const inputIssues = findInputIssues(field, args).filter(({ path }) => !isCheckedLater(field, path));
        return inputIssues.length === 0 ? resolve(source, args, context, info) : toInvalidInput(inputIssues);
      };
    }
  }
  return schema;
}

function isCheckedLater({ extensions }: Field, [argument, name]: readonly string[]): boolean {
  const checkedFields = extensions["checkedFields"] as readonly string[] | undefined;
  return checkedFields !== undefined && argument === "input" && checkedFields.includes(name ?? "");
}

function returnsInvalidInput({ type }: Field): boolean {
  const named = getNamedType(type);
  return isUnionType(named) && named.getTypes().some(({ name }) => name === "InvalidInput");
}

function toInvalidInput(inputIssues: readonly InputIssue[]) {
  const issues = inputIssues.slice(0, MAX_ISSUES);
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
  const argumentFields = getArgumentFields(schema, document, operation);
  if (argumentFields.length === 0) return null;
  const coerced = coerceVariables(schema, operation, variables);
  // The execution rejects these variables.
  if (!coerced) return null;
  for (const argumentField of argumentFields) {
    const [inputIssue] = findFieldIssues(argumentField, coerced);
    if (inputIssue) return toInputError(argumentField, inputIssue);
  }
  return null;
}

function findFieldIssues(
  { field, node }: ArgumentField,
  variables: Readonly<Record<string, unknown>>,
): InputIssue[] {
  try {
    return findInputIssues(field, getArgumentValues(field, node, variables));
  } catch (error) {
    // A null for a non-null argument. The execution rejects it.
    if (error instanceof GraphQLError) return [];
    throw error;
  }
}

function toInputError({ node, field, parent }: ArgumentField, { path, code }: InputIssue): GraphQLError {
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

const cachedFields = new WeakMap<OperationDefinitionNode, readonly ArgumentField[]>();

function getArgumentFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): readonly ArgumentField[] {
  const before = cachedFields.get(operation);
  if (before) return before;
  const argumentFields = findArgumentFields(schema, document, operation).filter(
    ({ field }) => !returnsInvalidInput(field),
  );
  cachedFields.set(operation, argumentFields);
  return argumentFields;
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
