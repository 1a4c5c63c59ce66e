import { getOrCreate } from "../../shared/memory/getOrCreate.ts";

/** With the second media type, a status of 4xx always comes from the GraphQL server itself. */
export const jsonType = "application/json; charset=utf-8";
export const graphqlResponseType = "application/graphql-response+json; charset=utf-8";

export type ResponseType = typeof jsonType | typeof graphqlResponseType;

interface Range {
  readonly type: string;
  readonly quality: number;
}

/** Selects by `Accept` (RFC 9110, 12.5.1). Null if it accepts neither type. */
export function negotiateResponseType(accept: string | undefined): ResponseType | null {
  if (accept === undefined || accept.trim() === "") return jsonType;
  if (accept.length > MAX_CACHED_LENGTH) return computeResponseType(accept);
  return getOrCreate(responseTypes, accept, () => computeResponseType(accept));
}

const MAX_CACHED_LENGTH = 200;
const responseTypes = new Map<string, ResponseType | null>();

function computeResponseType(accept: string): ResponseType | null {
  const ranges = accept.split(",", 32).map(parseRange);
  const plain = matchRange(ranges, "application/json");
  const graphql = matchRange(ranges, "application/graphql-response+json");
  if (plain.quality === 0 && graphql.quality === 0) return null;
  if (plain.quality !== graphql.quality)
    return plain.quality > graphql.quality ? jsonType : graphqlResponseType;
  return graphql.order < plain.order ? graphqlResponseType : jsonType;
}

/** A wildcard does not count as HTML. */
export function prefersHtml(accept: string | undefined): boolean {
  const ranges = (accept ?? "").split(",", 32).map(parseRange);
  const html = ranges.find(({ type }) => type === "text/html")?.quality ?? 0;
  const answers = ["application/json", "application/graphql-response+json"];
  const graphqlQualities = answers.map((name) => ranges.find(({ type }) => type === name)?.quality ?? 0);
  return html > Math.max(...graphqlQualities);
}

/** The most specific range sets the quality. */
function matchRange(ranges: readonly Range[], type: string): { quality: number; order: number } {
  for (const range of [type, "application/*", "*/*"]) {
    const order = ranges.findIndex((candidate) => candidate.type === range);
    const found = ranges[order];
    if (found) return { quality: found.quality, order };
  }
  return { quality: 0, order: Infinity };
}

function parseRange(part: string): Range {
  const [type = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  const quality = weight === undefined ? 1 : Number(weight.slice(2));
  return { type, quality: quality >= 0 && quality <= 1 ? quality : 0 };
}
