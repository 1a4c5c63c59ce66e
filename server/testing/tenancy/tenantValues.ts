/** Ids, slugs, keys and secrets of a tenant by object. */
export type TenantValues = Readonly<Record<string, string>>;

/** Caller for whom the mutation must succeed: the owner's key, a signed-in manager or reader, a visitor, or the platform. */
export type Sender = "OWNER" | "USER" | "READER" | "VISITOR" | "PLATFORM";

export interface MatrixRow {
  readonly mutation: string;
  readonly by: Sender;
  /** Input that succeeds for its own business. Undefined if the mutation has no input. */
  readonly input: (things: TenantValues) => object | undefined;
  readonly keep?: Readonly<Record<string, string>>;
}

export function row(
  by: Sender,
  mutation: string,
  input: MatrixRow["input"],
  keep: MatrixRow["keep"] = {},
): MatrixRow {
  return { by, mutation, input, keep };
}

export function getTenantValue(things: TenantValues, name: string): string {
  const value = things[name];
  if (value === undefined) throw new Error(`the tenant has no ${name}`);
  return value;
}
