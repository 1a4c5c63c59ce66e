const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes text for XML 1.0 and removes characters that XML forbids. */
export function xmlText(text: string): string {
  return (
    text
      // Lone surrogates.
      .replace(/[\ud800-\udfff]/gu, "\ufffd")
      // oxlint-disable-next-line no-control-regex -- these are what XML 1.0 (2.2) leaves out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/[&<>"']/g, (character) => ENTITIES[character]!)
  );
}

export function xmlElement(name: string, text: string): string {
  return text === "" ? "" : `<${name}>${xmlText(text)}</${name}>`;
}
