import type pg from "pg";
import utils from "pg/lib/utils.js";

export interface BatchStatement {
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly name?: string;
  /** True for a statement that only changes how the others run. Statement listeners skip it. */
  readonly isSetting?: true;
}

export interface BatchResult {
  readonly command: string;
  readonly rows: readonly object[];
}

export type FindTypeParser = (typeId: number) => (text: string) => unknown;

/**
 * Sends several statements in one round trip. After an error the server skips the rest (PostgreSQL manual, 54.2.4
 * Pipelining).
 * @throws the error of the failed statement
 */
export function sendBatch(
  client: pg.ClientBase,
  statements: readonly BatchStatement[],
  findParser: FindTypeParser,
): Promise<readonly BatchResult[]> {
  return new Promise((resolve, reject) => {
    client.query(
      new Batch(statements, findParser, (error, results) => (error ? reject(error) : resolve(results))),
    );
  });
}

type Done = (error: Error | null, results: readonly BatchResult[]) => void;

interface MessageWriter {
  readonly stream: { cork?(): void; uncork?(): void };
  readonly parsedStatements: Record<string, string | undefined>;
  readonly submittedNamedStatements: Record<string, string | undefined>;
  parse(message: { text: string; name: string | undefined }): void;
  bind(message: { statement: string | undefined; values: readonly unknown[] }): void;
  describe(message: { type: "P"; name: string }): void;
  execute(message: object): void;
  sync(): void;
}

interface Field {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

class Batch implements pg.Submittable {
  /** `pg` replaces this callback when a query has a timeout. */
  callback: Done;
  readonly texts: readonly string[];
  readonly #statements: readonly BatchStatement[];
  readonly #values: readonly (readonly unknown[])[];
  readonly #parserOf: FindTypeParser;
  readonly #results: BatchResult[] = [];
  readonly #parsing = new Set<string>();
  #wire: MessageWriter | null = null;
  #fields: readonly Field[] = [];
  #rows: object[] = [];
  #failure: Error | null = null;

  constructor(statements: readonly BatchStatement[], findParser: FindTypeParser, done: Done) {
    this.#statements = statements;
    this.#parserOf = findParser;
    this.callback = done;
    this.texts = statements.filter(({ isSetting }) => !isSetting).map(({ text }) => text);
    // `prepareValue` throws here, before anything is sent.
    this.#values = statements.map(({ values = [] }) => values.map((value) => utils.prepareValue(value)));
  }

  /** `pg` reads this name after a reply to remember the prepared statement. */
  get name(): string | undefined {
    const { name } = this.#current;
    return name !== undefined && this.#parsing.has(name) ? name : undefined;
  }

  get text(): string {
    return this.#current.text;
  }

  get #current(): BatchStatement {
    return this.#statements[Math.min(this.#results.length, this.#statements.length - 1)]!;
  }

  submit(connection: pg.Connection): void {
    const wire = connection as unknown as MessageWriter;
    this.#wire = wire;
    wire.stream.cork?.();
    try {
      for (const [index, statement] of this.#statements.entries())
        this.#send(wire, statement, this.#values[index]!);
      wire.sync();
    } finally {
      wire.stream.uncork?.();
    }
  }

  #send(wire: MessageWriter, { text, name }: BatchStatement, values: readonly unknown[]): void {
    const isKnown =
      name !== undefined &&
      (wire.parsedStatements[name] !== undefined || wire.submittedNamedStatements[name] !== undefined);
    if (!isKnown) {
      wire.parse({ text, name });
      if (name !== undefined) {
        wire.submittedNamedStatements[name] = text;
        this.#parsing.add(name);
      }
    }
    wire.bind({ statement: name, values });
    wire.describe({ type: "P", name: "" });
    wire.execute({});
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.#fields = fields.map(({ name, dataTypeID }) => ({ name, parse: this.#parserOf(dataTypeID) }));
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.#failure) return;
    try {
      this.#rows.push(readRow(this.#fields, fields));
    } catch (error) {
      // Keep reading: the replies to the rest of the batch still arrive.
      this.#failure = error as Error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#results.push({ command: text.split(" ", 1)[0]!, rows: this.#rows });
    this.#rows = [];
  }

  handleError(error: Error): void {
    // The server has skipped the rest, so these names may not be prepared.
    for (const name of this.#parsing) delete this.#wire?.submittedNamedStatements[name];
    this.callback(error, []);
  }

  handleReadyForQuery(): void {
    this.callback(this.#failure, this.#results);
  }
}

function readRow(fields: readonly Field[], values: readonly (string | null)[]): object {
  const row: Record<string, unknown> = {};
  for (const [index, { name, parse }] of fields.entries()) {
    const value = values[index];
    row[name] = value == null ? null : parse(value);
  }
  return row;
}
