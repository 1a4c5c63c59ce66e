import { remembered } from "../../shared/memory/remembered.ts";

/** The two media types of GraphQL over HTTP; the second promises that a status of 4xx is the graph's own word. */
export const jsonType = "application/json; charset=utf-8";
export const graphqlResponseType = "application/graphql-response+json; charset=utf-8";

/** The media type of an answer. */
export type ResponseType = typeof jsonType | typeof graphqlResponseType;

interface Range {
  readonly type: string;
  readonly quality: number;
}

/**
 * The type to answer in for an `Accept` header (RFC 9110, 12.5.1); null when it takes neither. Without a
 * header, and where the header leaves it open, plain JSON.
 */
export function negotiateResponseType(accept: string | undefined): ResponseType | null {
  if (accept === undefined || accept.trim() === "") return jsonType;
  if (accept.length > LONGEST_REMEMBERED) return responseTypeOf(accept);
  return remembered(responseTypes, accept, () => responseTypeOf(accept));
}

const LONGEST_REMEMBERED = 200;
/** Callers send few different headers. */
const responseTypes = new Map<string, ResponseType | null>();

function responseTypeOf(accept: string): ResponseType | null {
  const ranges = accept.split(",", 32).map(readRange);
  const plain = judge(ranges, "application/json");
  const graphql = judge(ranges, "application/graphql-response+json");
  if (plain.quality === 0 && graphql.quality === 0) return null;
  if (plain.quality !== graphql.quality)
    return plain.quality > graphql.quality ? jsonType : graphqlResponseType;
  return graphql.order < plain.order ? graphqlResponseType : jsonType;
}

/**
 * Whether an `Accept` header names HTML and would rather have it than anything that the graph answers in: a browser's
 * does. A range like any type is no wish for HTML.
 */
export function prefersHtml(accept: string | undefined): boolean {
  const ranges = (accept ?? "").split(",", 32).map(readRange);
  const html = ranges.find(({ type }) => type === "text/html")?.quality ?? 0;
  const answers = ["application/json", "application/graphql-response+json"];
  const named = answers.map((name) => ranges.find(({ type }) => type === name)?.quality ?? 0);
  return html > Math.max(...named);
}

/** The quality of a type is that of the most exact range that covers it. */
function judge(ranges: readonly Range[], type: string): { quality: number; order: number } {
  for (const range of [type, "application/*", "*/*"]) {
    const order = ranges.findIndex((candidate) => candidate.type === range);
    const found = ranges[order];
    if (found) return { quality: found.quality, order };
  }
  return { quality: 0, order: Infinity };
}

function readRange(part: string): Range {
  const [type = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  const quality = weight === undefined ? 1 : Number(weight.slice(2));
  return { type, quality: quality >= 0 && quality <= 1 ? quality : 0 };
}
