/** Letters that Unicode does not decompose into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  ı: "i",
};

/**
 * A text as it is searched: lower case, without accents and apostrophes, its words separated by one space.
 * `São Paulo` and `sao-paulo` fold to `sao paulo`.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[æœøłđðþßı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replaceAll(/['’ʻ`]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
