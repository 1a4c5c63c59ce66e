import { randomUUID } from "node:crypto";
import pg from "pg";
import { encodeTypeId } from "../../shared/ids/typeId.ts";
import { type BookedUnit, PlainScript } from "./bareBooking.ts";
import { type JsonConnection, openJsonConnection } from "./jsonConnection.ts";
import { MergedScript } from "./mergedBooking.ts";

export interface BookersMessage {
  readonly kind: "product" | "plain" | "merged";
  readonly clients: number;
  readonly milliseconds: number;
  /** Origin of the product and ids of its documents. */
  readonly origin: string;
  readonly documents: { readonly hold: string; readonly book: string };
  readonly databaseUrl: string;
  readonly times: readonly BookableTime[];
}

export interface BookableTime extends BookedUnit {
  readonly startMinute: number;
}

export interface BookersReport {
  readonly pairs: readonly number[];
  readonly seconds: number;
}

const CONNECTIONS = 10;

/** Client process that holds and books one time after the other. */
process.once("message", (order: BookersMessage) => void report(order));

async function report(order: BookersMessage): Promise<void> {
  process.send!(await work(order));
  process.disconnect();
}

async function work({
  kind,
  clients,
  milliseconds,
  times,
  ...where
}: BookersMessage): Promise<BookersReport> {
  const pool = new pg.Pool({ connectionString: where.databaseUrl, max: CONNECTIONS });
  const connections = await Promise.all(
    Array.from({ length: kind === "product" ? clients : 0 }, () => openJsonConnection(where.origin)),
  );
  const bookers = {
    product: (time: BookableTime, client: number) => bookFromProduct(connections[client]!, where, time),
    plain: (time: BookableTime) => new PlainScript(pool, time).holdAndBook(time.startMinute),
    merged: (time: BookableTime) => new MergedScript(pool, time).holdAndBook(time.startMinute),
  };
  const book = bookers[kind];
  const pairs: number[] = [];
  let next = 0;
  const begin = performance.now();
  const client = async (_: unknown, index: number) => {
    while (performance.now() - begin < milliseconds) {
      const time = times[next++];
      if (!time) throw new Error("there are too few times for so fast a machine");
      const started = performance.now();
      await book(time, index);
      pairs.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - begin) / 1_000;
  for (const connection of connections) connection.close();
  await pool.end();
  return { pairs, seconds };
}

async function bookFromProduct(
  connection: JsonConnection,
  { documents }: Pick<BookersMessage, "documents">,
  { serviceId, staffId, startMinute }: BookableTime,
): Promise<void> {
  // A new address each time avoids the limits per address.
  const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join(".")}`;
  const ask = (id: string, input: object) =>
    connection.post("/graphql", { id, variables: { input } }, { "x-forwarded-for": address });
  const held = await ask(documents.hold, {
    service: encodeTypeId("service", serviceId),
    staff: encodeTypeId("staff", staffId),
    startsAt: new Date(startMinute * 60_000).toISOString(),
    idempotencyKey: randomUUID(),
    visitor: randomUUID(),
    timeZone: "America/New_York",
  });
  const { hold } = held["holdSlot"] as { hold?: { token: string } };
  if (!hold) throw new Error(JSON.stringify(held));
  const booked = await ask(documents.book, {
    holdToken: hold.token,
    idempotencyKey: randomUUID(),
    contact: { firstName: "Ada", lastName: "Bench", email: `ada${randomUUID()}@example.com` },
    locationKind: "ONLINE",
    consent: true,
    timeZone: "America/New_York",
    locale: "en",
  });
  const { __typename: result } = booked["book"] as { __typename: string };
  if (result !== "BookPayload") throw new Error(JSON.stringify(booked));
}
