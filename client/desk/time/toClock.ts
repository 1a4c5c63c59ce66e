/** Returns the local time of an instant as `HH:MM`, the value of a time field. */
export function toClock(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(Date.parse(instant));
}
