/** Largest number of bookings in one address: the lines of the largest party. */
const most = 101;

export function readKeys(text: string): string[] {
  const keys = text.split(",").map((key) => key.trim());
  return [...new Set(keys.filter((key) => key !== ""))].slice(0, most);
}
