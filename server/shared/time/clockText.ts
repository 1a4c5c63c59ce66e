/** The minutes after midnight that `HH:MM` says, `24:00` to `48:00` being the next day's; null: it says none. */
export function readClock(text: string): number | null {
  const match = /^([0-4]\d):([0-5]\d)$/.exec(text);
  if (!match) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes <= 2880 ? minutes : null;
}

/** Minutes after midnight as `HH:MM`; past 1440 the hours go on, so that a night shift is one window. */
export function clockText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
