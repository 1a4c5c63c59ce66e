import type { TestBrowser } from "../identity/signedIn.ts";
import { openEventStream } from "../streams/openEventStream.ts";

const BOARD = `query ($input: BoardInput!) { business { board(input: $input) {
  cursor timeZone
  columns { staff { id } resource { id } days { date holiday bookedMinutes offeredMinutes hours { startsAt endsAt } } }
  bookings { columns occupiedFrom occupiedUntil isUnpaid hasMissingAnswers isFirstVisit isOverbooked session
    booking { id status startsAt endsAt seats notes arrivedAt contact { id firstName lastName } service { id } staff { id } } }
  blocks { id startsAt endsAt reason staff { id } resources { id } }
  holds { id columns startsAt endsAt expiresAt service { id } }
  sessions { id columns startsAt endsAt seats seatsTaken service { id } }
  externalEvents { columns startsAt endsAt } } } }`;

const CHANGES = `subscription ($after: String) { changes(after: $after) {
  __typename ... on Change { cursor type bookingId } } }`;

export interface BoardData {
  readonly timeZone: string;
  readonly bookings: readonly {
    readonly booking: {
      readonly id: string;
      readonly startsAt: string;
      readonly staff: readonly { readonly id: string }[];
    };
  }[];
  readonly blocks: readonly ShownBlock[];
}

export interface ShownBlock {
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly reason: string | null;
  readonly staff: readonly { readonly id: string }[];
}

/** A board that is loaded again only after a change that the stream reports. */
export interface BoardDesk {
  readonly board: () => BoardData;
  /** Reads the stream up to a cursor. */
  readonly catchUp: (last: string) => Promise<void>;
  readonly load: () => Promise<BoardData>;
  /** Returns the type of the result, or the code of a refusal. */
  readonly send: (mutation: string, input: object) => Promise<string>;
  readonly close: () => void;
}

/** Opens a board in a signed-in browser, as a desk does. */
export async function openBoardDesk(
  browser: TestBrowser,
  origin: string,
  range: { readonly from: string; readonly to: string },
): Promise<BoardDesk> {
  async function load() {
    const { data, errors } = await browser.send(BOARD, { input: range });
    if (errors.length > 0) throw new Error(errors[0]!.message);
    const { cursor, ...board } = (
      data as unknown as { business: { board: BoardData & { readonly cursor: string } } }
    ).business.board;
    return { cursor, board: board as BoardData };
  }

  let { cursor, board } = await load();
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const stream = await openEventStream(origin, {
    query: CHANGES,
    variables: { after: cursor },
    headers: { cookie, "x-daybook-csrf": "1" },
  });

  return {
    board: () => board,
    async catchUp(last) {
      const isBehind = cursor !== last;
      while (cursor !== last) {
        const [message] = await stream.take(1);
        cursor = (message!.data as unknown as { readonly changes: { readonly cursor: string } }).changes
          .cursor;
      }
      if (isBehind) board = (await load()).board;
    },
    load: async () => (await load()).board,
    async send(mutation, input) {
      const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
      const { data, errors } = await browser.send(
        `mutation ($input: ${type}!) { result: ${mutation}(input: $input) { __typename } }`,
        { input },
      );
      if (errors.length > 0) throw new Error(errors[0]!.message);
      return (data as unknown as { result: { __typename: string } }).result.__typename;
    },
    close: stream.close,
  };
}
