const ZERO_WIDTH_SPACE = "\u200b";

/**
 * Prevents mail programs from turning a text such as "evil.example" into a link. Adds a zero-width space after each
 * separator of an address. Dots before white space stay as they are.
 */
export function preventAutolink(text: string): string {
  return text.replaceAll(/[.@/:\u3002\uff0e\uff61](?=\S)/gu, `$&${ZERO_WIDTH_SPACE}`);
}
