/** What is known of a tenant of the matrix: ids, slugs, keys and secrets by what they are of. */
export type Things = Readonly<Record<string, string>>;

/** Who sends a mutation where it has to succeed: who holds the business's key, a manager or a reader who has signed in, or anybody at its host. */
export type Sender = "OWNER" | "USER" | "READER" | "VISITOR";

/** One mutation of the matrix. */
export interface MatrixRow {
  readonly mutation: string;
  readonly by: Sender;
  /** The input by which its own business succeeds; undefined: it takes none, so that it can name nobody's. */
  readonly input: (things: Things) => object | undefined;
  /** What is kept of its success, by where it stands there: `{ service: "service.id" }`. */
  readonly keep?: Readonly<Record<string, string>>;
}

/** A row by its parts. */
export function row(
  by: Sender,
  mutation: string,
  input: MatrixRow["input"],
  keep: MatrixRow["keep"] = {},
): MatrixRow {
  return { by, mutation, input, keep };
}

/** A thing that has to be there. */
export function thing(things: Things, name: string): string {
  const found = things[name];
  if (found === undefined) throw new Error(`the tenant has no ${name}`);
  return found;
}
