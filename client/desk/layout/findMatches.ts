/** Half-open range of UTF-16 positions. */
export type TextRange = readonly [from: number, until: number];

/** Lower-case letters without accents, and the position of each in the text. */
function fold(text: string): { readonly letters: string; readonly positions: readonly number[] } {
  let letters = "";
  const positions: number[] = [];
  let position = 0;
  for (const character of text) {
    const folded = character.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
    for (let index = 0; index < folded.length; index += 1) positions.push(position);
    letters += folded;
    position += character.length;
  }
  positions.push(position);
  return { letters, positions };
}

/**
 * Returns the parts of a text that match a search, in order and without overlaps: the whole search if the text contains
 * it, otherwise each of its words. Case and accents make no difference.
 */
export function findMatches(text: string, search: string): TextRange[] {
  const { letters, positions } = fold(text);
  const wanted = fold(search.trim()).letters;
  if (wanted === "") return [];
  const find = (part: string): TextRange | null => {
    const at = letters.indexOf(part);
    return at === -1 ? null : [positions[at]!, positions[at + part.length]!];
  };
  const whole = find(wanted);
  if (whole !== null) return [whole];
  const ranges = wanted
    .split(/\s+/)
    .map(find)
    .filter((range) => range !== null)
    .toSorted((one, other) => one[0] - other[0] || other[1] - one[1]);
  const separate: TextRange[] = [];
  for (const range of ranges) if (range[0] >= (separate.at(-1)?.[1] ?? 0)) separate.push(range);
  return separate;
}
