/** Parses `HH:MM` into minutes after midnight. `24:00` to `48:00` is the next day. Returns null if invalid. */
export function parseClock(text: string): number | null {
  const match = /^([0-4]\d):([0-5]\d)$/.exec(text);
  if (!match) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes <= 2880 ? minutes : null;
}

/** Formats minutes after midnight as `HH:MM`. Hours may exceed 24, for night shifts. */
export function formatClock(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
