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
 * Makes every resolver of the schema fail in one way, by a rejected promise.
 *
 * graphql-js completes the items of a list one after the other. When an item throws synchronously, graphql-js drops the promises of
 * the items before it, and their rejections are unhandled. An object of a list is therefore returned as a promise as soon as an item
 * before it has left a promise behind. Every failure of such an item (a resolver, a null in a non-null field, `serialize`,
 * `resolveType`, the coercion of an argument) then happens in a promise that graphql-js awaits. Items without promises before them
 * stay unchanged, because a promise costs more than most items do.
 */
export function failAsynchronously(schema: GraphQLSchema): GraphQLSchema {
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

/** Number of promises that resolvers and items have left to graphql-js, of all operations. */
let promises = 0;

function rejectInsteadOfThrow(resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    try {
      const value = resolve(source, args, context, info);
      if (isPromiseLike(value)) promises += 1;
      return value;
    } catch (error) {
      promises += 1;
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

/** Returns a list whose items become promises where they have to. Every other value (null, an error) stays unchanged. */
function guardItems(list: unknown): unknown {
  return Array.isArray(list) ? guardedItems(list) : list;
}

/** graphql-js completes each item before it takes the next one, so what is counted in between belongs to the items before. */
function* guardedItems(list: readonly unknown[]): Generator<unknown> {
  const before = promises;
  for (const item of list) {
    if (isPromiseLike(item)) promises += 1;
    yield promises === before ? item : Promise.resolve(item);
  }
}

function isPromiseLike(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as { then?: unknown } | null)?.then === "function";
}
