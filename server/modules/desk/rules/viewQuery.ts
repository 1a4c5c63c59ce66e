/** In UTF-16 code units. */
export const VIEW_QUERY_MAX = 2000;

const PAIR = /^[A-Za-z][\w.-]{0,63}=[\w.~!$'()*+,;:@/?%-]*$/;

/** True for the query part of an address without its question mark: pairs of a name and a value, or nothing. */
export function isViewQuery(text: string): boolean {
  return text.length <= VIEW_QUERY_MAX && (text === "" || text.split("&").every((pair) => PAIR.test(pair)));
}
