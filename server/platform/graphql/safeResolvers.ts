import {
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isCompositeType,
  isIntrospectionType,
  isListType,
  isObjectType,
} from "graphql";

type Resolver = GraphQLFieldResolver<unknown, unknown>;

/**
 * Makes every resolver fail by a rejected promise.
 *
 * When a list item throws synchronously, graphql-js drops the promises of earlier items, whose rejections are then
 * unhandled. Items after one with a promise are therefore returned as promises. Other items stay unchanged, because
 * promises are expensive.
 */
export function rejectInsteadOfThrowing(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve as Resolver | undefined;
      const guarded = rejectInsteadOfThrow(resolve ?? defaultFieldResolver);
      field.resolve = isObjectList(field) ? resolveItems(guarded) : guarded;
    }
  }
  return schema;
}

function isObjectList({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(getNullableType(type)) && isCompositeType(getNamedType(type));
}

let promiseCount = 0;

function rejectInsteadOfThrow(resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    try {
      const value = resolve(source, args, context, info);
      if (isPromiseLike(value)) promiseCount += 1;
      return value;
    } catch (error) {
      promiseCount += 1;
      return Promise.reject(error);
    }
  };
}

function resolveItems(resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    const list = resolve(source, args, context, info);
    return isPromiseLike(list) ? list.then(guardItems) : guardItems(list);
  };
}

function guardItems(list: unknown): unknown {
  return Array.isArray(list) ? guardedItems(list) : list;
}

/** graphql-js completes each item before it takes the next. */
function* guardedItems(list: readonly unknown[]): Generator<unknown> {
  const before = promiseCount;
  for (const item of list) {
    if (isPromiseLike(item)) promiseCount += 1;
    yield promiseCount === before ? item : Promise.resolve(item);
  }
}

function isPromiseLike(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as { then?: unknown } | null)?.then === "function";
}
