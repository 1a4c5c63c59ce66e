/**
 * Minimal implementation for the benchmark. It uses a minute bitset per staff member and cached offsets, supports no
 * buffers, limits, classes or resources, and is wrong in nights with a clock change.
 */

interface Person {
  readonly schedule: {
    readonly timeZone: string;
    readonly weekly: readonly {
      readonly weekday: number;
      readonly opensAt: number;
      readonly closesAt: number;
    }[];
    readonly overrides: readonly {
      readonly date: string;
      readonly windows: readonly { readonly opensAt: number; readonly closesAt: number }[];
    }[];
  };
  readonly busy: Int32Array;
}

interface Question {
  readonly from: string;
  readonly to: string;
  readonly rules: { readonly durationMinutes: number; readonly intervalMinutes: number };
  readonly staff: readonly Person[];
}

const known = new Map<string, Int32Array>();

function knownOffsets(timeZone: string, firstDay: number, days: number): Int32Array {
  const key = `${timeZone} ${firstDay} ${days}`;
  const found = known.get(key) ?? noonOffsets(timeZone, firstDay, days);
  known.set(key, found);
  return found;
}

function noonOffsets(timeZone: string, firstDay: number, days: number): Int32Array {
  const formatter = new Intl.DateTimeFormat("en-US", {
    timeZone,
    timeZoneName: "longOffset",
    year: "numeric",
  });
  const offsets = new Int32Array(days);
  for (let day = 0; day < days; day++) {
    const text = formatter.format((firstDay + day) * 86_400_000 + 43_200_000);
    const at = text.indexOf("GMT") + 3;
    const minutes = Number(text.slice(at + 1, at + 3)) * 60 + Number(text.slice(at + 4, at + 6));
    offsets[day] = text[at] === "-" ? -minutes : minutes;
  }
  return offsets;
}

/** Returns the starts of all staff for bookings of at most 32 minutes, ascending, in epoch minutes. */
export function findStartsMinimal(question: Question): Int32Array {
  const { durationMinutes, intervalMinutes } = question.rules;
  const firstDay = Date.parse(question.from) / 86_400_000;
  const days = Date.parse(question.to) / 86_400_000 - firstDay + 1;
  const origin = (firstDay - 1) * 1440;
  const length = (days + 2) * 1440;
  const visit = durationMinutes === 32 ? -1 : (1 << durationMinutes) - 1;

  const offsetsByZone = new Map<string, Int32Array>();
  const busy = new Int32Array((length >>> 5) + 2);
  const offered = new Int32Array((length >>> 5) + 1);
  for (const { schedule, busy: taken } of question.staff) {
    let offsets = offsetsByZone.get(schedule.timeZone);
    if (offsets === undefined) {
      offsets = knownOffsets(schedule.timeZone, firstDay, days);
      offsetsByZone.set(schedule.timeZone, offsets);
    }

    busy.fill(0);
    for (let i = 0; i < taken.length; i += 2) {
      const begin = Math.max(taken[i]! - origin, 0);
      const end = Math.min(taken[i + 1]! - origin, length);
      if (begin >= end) continue;
      const first = begin >>> 5;
      const last = (end - 1) >>> 5;
      const head = -1 << (begin & 31);
      const tail = -1 >>> (31 - ((end - 1) & 31));
      if (first === last) {
        busy[first]! |= head & tail;
      } else {
        busy[first]! |= head;
        for (let word = first + 1; word < last; word++) busy[word] = -1;
        busy[last]! |= tail;
      }
    }

    const hours: (readonly { readonly opensAt: number; readonly closesAt: number }[] | undefined)[] = [];
    const weekly: { opensAt: number; closesAt: number }[][] = [[], [], [], [], [], [], []];
    for (const window of schedule.weekly) weekly[window.weekday % 7]!.push(window);
    for (const { date, windows } of schedule.overrides)
      hours[Date.parse(date) / 86_400_000 - firstDay] = windows;

    for (let day = 0; day < days; day++) {
      const midnight = (firstDay + day) * 1440 - offsets[day]! - origin;
      for (const { opensAt, closesAt } of hours[day] ?? weekly[(firstDay + day + 4) % 7]!) {
        const last = midnight + closesAt - durationMinutes;
        for (let start = midnight + opensAt; start <= last; start += intervalMinutes) {
          const word = start >>> 5;
          const bit = start & 31;
          // A shift by 32 is a shift by 0, so the shift takes two steps.
          const minutes = (busy[word]! >>> bit) | ((busy[word + 1]! << 1) << (31 - bit));
          if ((minutes & visit) === 0) offered[word]! |= 1 << bit;
        }
      }
    }
  }

  let count = 0;
  for (const word of offered) for (let bits = word; bits !== 0; bits &= bits - 1) count++;
  const starts = new Int32Array(count);
  let next = 0;
  for (let word = 0; word < offered.length; word++) {
    for (let bits = offered[word]!; bits !== 0; bits &= bits - 1) {
      starts[next++] = origin + (word << 5) + 31 - Math.clz32(bits & -bits);
    }
  }
  return starts;
}
