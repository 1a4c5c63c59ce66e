import { toLocalDate } from "../../../time/format.ts";
import type { BoardEntry, BoardModel, BookingEntry, SessionEntry } from "../rules/boardModel.ts";
import { toInstantText } from "../rules/units.ts";

type Appointment = BookingEntry | SessionEntry;

const isAppointment = (entry: BoardEntry): entry is Appointment =>
  entry.kind === "booking" || entry.kind === "session";

interface Index {
  readonly all: ReadonlyMap<string, readonly Appointment[]>;
  readonly byColumn: ReadonlyMap<string, readonly Appointment[]>;
}

const indexes = new WeakMap<BoardModel, Index>();

function getIndex(model: BoardModel): Index {
  const known = indexes.get(model);
  if (known !== undefined) return known;
  const all = new Map<string, Appointment[]>();
  const byColumn = new Map<string, Appointment[]>();
  const add = (map: Map<string, Appointment[]>, key: string, entry: Appointment) => {
    const list = map.get(key);
    if (list === undefined) map.set(key, [entry]);
    else list.push(entry);
  };
  for (const entry of model.entries.filter(isAppointment).toSorted((one, other) => one.from - other.from)) {
    const date = toLocalDate(toInstantText(entry.from), model.timeZone);
    add(all, date, entry);
    for (const column of entry.columns) add(byColumn, `${column} ${date}`, entry);
  }
  const index = { all, byColumn };
  indexes.set(model, index);
  return index;
}

/** Returns the appointments that start on a date, by start. A null column returns those of all columns once. */
export function listDayEntries(
  model: BoardModel,
  column: string | null,
  date: string,
): readonly Appointment[] {
  const { all, byColumn } = getIndex(model);
  return (column === null ? all.get(date) : byColumn.get(`${column} ${date}`)) ?? [];
}
