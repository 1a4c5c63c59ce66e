const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text as XML 1.0 can hold it: escaped, and without the characters that it has no way to say. */
export function xmlText(text: string): string {
  return (
    text
      // Half of a pair is no character.
      .replace(/[\ud800-\udfff]/gu, "\ufffd")
      // oxlint-disable-next-line no-control-regex -- these are what XML 1.0 (2.2) leaves out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/[&<>"']/g, (character) => ENTITIES[character]!)
  );
}

/** An element that holds text; an empty text: none. */
export function xmlElement(name: string, text: string): string {
  return text === "" ? "" : `<${name}>${xmlText(text)}</${name}>`;
}
