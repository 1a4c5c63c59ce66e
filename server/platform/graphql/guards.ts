import {
  DirectiveLocation,
  GraphQLDirective,
  type GraphQLField,
  GraphQLNonNull,
  type GraphQLSchema,
  GraphQLString,
  getNullableType,
  isInterfaceType,
  isObjectType,
  specifiedDirectives,
} from "graphql";

/** The permission that a type, a field or an argument requires. */
export interface Guard {
  /** Names of permissions, any of which is enough. `platform` is a platform key. */
  readonly permissions: readonly [string, ...string[]];
  /** Also passes callers whose permission covers only their own staff member. */
  readonly allowsOwn?: true;
  /** Passes without the permission, as a noun: "the user". */
  readonly except?: string;
  /** Only some values of this argument require the permission. */
  readonly argument?: string;
}

export const PLATFORM_GUARD = "platform";

const guards = new WeakMap<object, Guard>();

/** Declares the permission that the scopes check. They are the value of `authScopes` of a type or field. */
export function withGuard<Scopes extends object>(guard: Guard, scopes: Scopes): Scopes {
  guards.set(scopes, guard);
  return scopes;
}

interface Declaration {
  readonly extensions: object;
}

/** @throws Error if the scopes declare no permission */
export function findGuard({ extensions }: Declaration): Guard | null {
  const { authScopes } = (extensions as { pothosOptions?: { authScopes?: object } }).pothosOptions ?? {};
  if (!authScopes) return null;
  const guard = guards.get(authScopes);
  if (!guard) throw new Error("`authScopes` declares no permission: use `requires` or `withGuard`");
  return guard;
}

const REQUIRES = new GraphQLDirective({
  name: "requires",
  description:
    "The caller needs this permission in the business. ` | ` separates alternatives; `platform` is a platform key. Without it the field is null, with an error. On an argument, only some values need it.",
  locations: [DirectiveLocation.FIELD_DEFINITION, DirectiveLocation.ARGUMENT_DEFINITION],
  args: {
    permission: {
      type: new GraphQLNonNull(GraphQLString),
      description: "Name of the permission, for example `payments.read`.",
    },
  },
});

export const schemaDirectives = [...specifiedDirectives, REQUIRES];

export const formatPermission = ({ permissions }: Guard): string => permissions.join(" | ");

export function describeGuard(guard: Guard): string {
  if (guard.argument !== undefined)
    return `Some values of \`${guard.argument}\` require ${listPermissions(guard)}.`;
  const own = guard.allowsOwn ? ", at least for the caller's own staff member" : "";
  const except = guard.except === undefined ? "" : `, except of ${guard.except}`;
  return `Requires ${listPermissions(guard)}${own}${except}.`;
}

function listPermissions({ permissions }: Guard): string {
  const names = permissions.map((name) => (name === PLATFORM_GUARD ? "a platform key" : `\`${name}\``));
  return names.length === 1 ? names[0]! : `${names.slice(0, -1).join(", ")} or ${names.at(-1)!}`;
}

/** Makes every guarded field nullable, describes its permission and adds the directive `requires`. */
export function applyGuards(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    const typeGuard = findGuard(type);
    if (typeGuard) describe(type, typeGuard);
    for (const field of Object.values(type.getFields())) {
      const guard = findGuard(field);
      if (guard) guardField(field, guard);
    }
  }
  return schema;
}

function guardField(field: GraphQLField<unknown, unknown>, guard: Guard): void {
  field.type = getNullableType(field.type);
  describe(field, guard);
  const guarded =
    guard.argument === undefined ? field : field.args.find(({ name }) => name === guard.argument)!;
  guarded.extensions = {
    ...guarded.extensions,
    directives: { requires: { permission: formatPermission(guard) } },
  };
}

function describe(element: { description?: string | null | undefined }, guard: Guard): void {
  element.description = [element.description, describeGuard(guard)].filter(Boolean).join(" ");
}

/** The permission of the field that refused the caller, otherwise of its type. */
export function findRefusingGuard(info: {
  readonly fieldName: string;
  readonly parentType: Declaration & { getFields(): Readonly<Record<string, Declaration>> };
}): Guard | null {
  return findGuard(info.parentType.getFields()[info.fieldName]!) ?? findGuard(info.parentType);
}
