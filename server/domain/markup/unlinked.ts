const ZERO_WIDTH_SPACE = "\u200b";

/**
 * A text that mail programs make no link of, in HTML and in plain text: a zero-width space follows each character
 * that joins the parts of a web or mail address ("evil.example"). Dots before white space stay as they are.
 */
export function unlinked(text: string): string {
  return text.replaceAll(/[.@/:\u3002\uff0e\uff61](?=\S)/gu, `$&${ZERO_WIDTH_SPACE}`);
}
