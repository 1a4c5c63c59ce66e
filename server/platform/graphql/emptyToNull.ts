/** The graph has no empty text for "none". Stored columns do. */
export const emptyToNull = (text: string): string | null => (text === "" ? null : text);
