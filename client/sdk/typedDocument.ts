/**
 * A GraphQL document with the types of its data and its variables. Documents of GraphQL Code Generator in the mode
 * `string` fit too.
 */
export interface TypedDocument<Data, Variables> {
  toString(): string;
  /** Carries the types. It has no value at run time. */
  readonly __apiType?: (variables: Variables) => Data;
}
