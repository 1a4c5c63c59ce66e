import {
  type Bits,
  type SpanFigures,
  type SpanGroup,
  type Sums,
  createBits,
  createSums,
} from "../rules/spanFigures.ts";

/** The stored order of the columns of `Sums`. Append only. */
const COLUMNS = [
  "bookings",
  "standing",
  "cancelledLate",
  "noticeMinutes",
  "notices",
  "bookedMinutes",
  "seats",
  "bookedMinor",
  "paidMinor",
  "refundedMinor",
  "outstandingMinor",
] as const satisfies readonly (keyof Sums)[];

/** A stored group. `members` are positions of visitors as bits in base64. */
export interface StoredGroup {
  readonly sums: readonly number[];
  readonly byStatus: Sums["byStatus"];
  readonly members: string;
}
export type StoredGroups = Readonly<Record<string, StoredGroup>>;

const base64 = (bits: Bits) => Buffer.from(bits.buffer, bits.byteOffset, bits.byteLength).toString("base64");

export function encodePeople({ people, firsts }: SpanFigures): { people: Buffer; firsts: Buffer } {
  const numbers = Float64Array.from(people);
  return {
    people: Buffer.from(numbers.buffer),
    firsts: Buffer.from(firsts.subarray(0, createBits(people.length).length)),
  };
}

export function encodeGroups({ groups, people }: SpanFigures): StoredGroups {
  const { length } = createBits(people.length);
  return Object.fromEntries(
    [...groups].map(([key, { sums, members }]) => [
      key,
      {
        sums: COLUMNS.map((column) => sums[column]),
        byStatus: sums.byStatus,
        members: base64(members.subarray(0, length)),
      },
    ]),
  );
}

export function decodeSums({ sums, byStatus }: StoredGroup): Sums {
  const decoded: Sums = { ...createSums(), byStatus: { ...byStatus } };
  for (const [i, column] of COLUMNS.entries()) decoded[column] = sums[i]!;
  return decoded;
}

/** `hasStarted` is true for a span in the past and false for a span in the future. */
export function decodeSpan(
  row: { readonly people: Buffer; readonly firsts: Buffer; readonly groups: StoredGroups },
  hasBegun: boolean,
): SpanFigures {
  const people = new Float64Array(row.people.byteLength / 8);
  new Uint8Array(people.buffer).set(row.people);
  const groups = new Map<string, SpanGroup>();
  for (const [key, stored] of Object.entries(row.groups)) {
    const sums = decodeSums(stored);
    const members = new Uint8Array(Buffer.from(stored.members, "base64"));
    groups.set(key, { sums, begun: hasBegun ? sums.standing : 0, members });
  }
  return { people, firsts: new Uint8Array(row.firsts), groups };
}
