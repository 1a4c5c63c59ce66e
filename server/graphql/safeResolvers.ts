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
 * the items before it, and their rejections are unhandled. This function therefore returns the objects of a list as promises. Every
 * failure of an item (a resolver, a null in a non-null field, `serialize`, `resolveType`, the coercion of an argument) then happens in
 * a promise that graphql-js awaits. Lists of scalars contain no promises and stay unchanged.
 */
export function failAsynchronously(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve as Resolver | undefined;
      if (isObjectList(field)) field.resolve = resolveItems(resolve ?? defaultFieldResolver);
      else if (resolve) field.resolve = rejectInsteadOfThrow(resolve);
    }
  }
  return schema;
}

function isObjectList({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(getNullableType(type)) && isCompositeType(getNamedType(type));
}

function rejectInsteadOfThrow(resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    try {
      return resolve(source, args, context, info);
    } catch (error) {
      return Promise.reject(error);
    }
  };
}

function resolveItems(resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    try {
      const list = resolve(source, args, context, info);
      return isPromiseLike(list) ? list.then(toPromises) : toPromises(list);
    } catch (error) {
      return Promise.reject(error);
    }
  };
}

/** Returns a list with each item as a promise. Every other value (null, an error) stays unchanged. */
function toPromises(list: unknown): unknown {
  return Array.isArray(list) ? list.map((item: unknown) => Promise.resolve(item)) : list;
}

function isPromiseLike(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as { then?: unknown } | null)?.then === "function";
}
