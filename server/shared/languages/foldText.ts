/** Letters that Unicode does not decompose into base letter and mark. */
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
 * Normalizes a text for search: lower case, without accents and apostrophes, words separated by one space. `São Paulo`
 * becomes `sao paulo`.
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
