import type { Context } from "../context.ts";
import type { Noun } from "./contentNoun.ts";

/** What search engines are told about a noun in their own words; an empty list: nothing. */
export function structuredDataOf(_ctx: Context, _noun: Noun): Promise<string> {
  return Promise.resolve("[]");
}
