/** Largest number of bookings in one address: the lines of the largest party. */
const maxKeys = 101;

export function parseAccessKeys(text: string): string[] {
  const keys = text.split(",").map((key) => key.trim());
  return [...new Set(keys.filter((key) => key !== ""))].slice(0, maxKeys);
}
