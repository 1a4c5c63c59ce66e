const ZERO_WIDTH_SPACE = "\u200b";

/**
 * Returns the text in a form that mail programs do not turn into a link, in HTML and in plain text. It adds a zero-width space after
 * each character that joins the parts of a web or mail address ("evil.example"). Dots before white space stay as they are.
 */
export function unlinked(text: string): string {
  return text.replaceAll(/[.@/:\u3002\uff0e\uff61](?=\S)/gu, `$&${ZERO_WIDTH_SPACE}`);
}
