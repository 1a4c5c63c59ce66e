import { addDays, addMonths, toSameDay, getWeekday } from "./monthDates.ts";

export function getDateForKey(date: string, key: string, firstWeekday: number): string | null {
  const column = (getWeekday(date) - firstWeekday + 7) % 7;
  switch (key) {
    case "ArrowLeft":
      return addDays(date, -1);
    case "ArrowRight":
      return addDays(date, 1);
    case "ArrowUp":
      return addDays(date, -7);
    case "ArrowDown":
      return addDays(date, 7);
    case "Home":
      return addDays(date, -column);
    case "End":
      return addDays(date, 6 - column);
    case "PageUp":
      return toSameDay(addMonths(date.slice(0, 7), -1), date);
    case "PageDown":
      return toSameDay(addMonths(date.slice(0, 7), 1), date);
    default:
      return null;
  }
}
