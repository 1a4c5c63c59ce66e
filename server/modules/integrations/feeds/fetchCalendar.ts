import type { IncomingMessage } from "node:http";
import { FEED_PORTS, normaliseFeedUrl } from "../rules/feeds/feedUrl.ts";
import type { CalendarVersion } from "../rules/feeds/types.ts";
import {
  NotPublicError,
  type OutboundRules,
  PUBLIC_RULES,
  requestPublic,
} from "../../../platform/outbound/publicRequest.ts";
import { CalendarError } from "./calendarReader.ts";

/** For tests. */
export interface FetchOptions extends OutboundRules {
  readonly ports: readonly number[];
  /** Time limit for the whole request, including redirects. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

const DEFAULTS: FetchOptions = {
  ...PUBLIC_RULES,
  ports: FEED_PORTS,
  timeoutMs: 10_000,
  maxBytes: 2 * 1024 * 1024,
};

const MAX_REDIRECTS = 3;

export type FetchedText = { readonly text: string; readonly version: CalendarVersion } | null;

/**
 * Fetches a user-supplied URL from public hosts only. DNS is pinned to the connection, and every redirect is checked
 * again (SSRF protection).
 * @throws {CalendarError} with a message that reveals nothing about internal hosts
 */
export async function fetchCalendar(
  address: string,
  known: CalendarVersion,
  overrides: Partial<FetchOptions> = {},
): Promise<FetchedText> {
  const rules = { ...DEFAULTS, ...overrides };
  const signal = AbortSignal.timeout(rules.timeoutMs);
  let url = address;
  try {
    for (let redirects = 0; ; redirects++) {
      const response = await sendRequest(requireAllowedUrl(url, rules), known, rules, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && statusCode !== 304 && headers.location !== undefined) {
        response.destroy();
        if (redirects === MAX_REDIRECTS) throw new CalendarError("the address redirects too often");
        url = resolveRedirect(headers.location, url);
        continue;
      }
      if (statusCode === 304) {
        response.destroy();
        return null;
      }
      return await readResponse(response, rules);
    }
  } catch (error) {
    if (signal.aborted) throw new CalendarError("the address took too long to respond");
    if (error instanceof NotPublicError) throw new CalendarError(error.message);
    throw error instanceof CalendarError ? error : new CalendarError("the address could not be reached");
  }
}

function resolveRedirect(location: string, from: string): string {
  if (!URL.canParse(location, from)) throw new CalendarError("the address redirects to an invalid address");
  return new URL(location, from).href;
}

function requireAllowedUrl(text: string, { ports }: FetchOptions): URL {
  const normalised = normaliseFeedUrl(text, ports);
  if (normalised === null) throw new CalendarError("the address is not allowed");
  return new URL(normalised);
}

function sendRequest(
  url: URL,
  known: CalendarVersion,
  rules: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const headers = {
    accept: "text/calendar, text/plain;q=0.5",
    ...(known.etag !== null && { "if-none-match": known.etag }),
    ...(known.lastModified !== null && { "if-modified-since": known.lastModified }),
  };
  return requestPublic(url, { headers, signal }, rules);
}

async function readResponse(response: IncomingMessage, { maxBytes }: FetchOptions): Promise<FetchedText> {
  const { statusCode, headers } = response;
  try {
    if (statusCode !== 200) throw new CalendarError(`the address responded with ${statusCode}`);
    const type = (headers["content-type"] ?? "").split(";", 1)[0]!.trim().toLowerCase();
    const isPlain = (headers["content-encoding"] ?? "identity").toLowerCase() === "identity";
    if (!["text/calendar", "text/plain"].includes(type) || !isPlain)
      throw new CalendarError("the response is not a calendar");
    return {
      text: await readBody(response, maxBytes),
      version: { etag: toValidator(headers.etag), lastModified: toValidator(headers["last-modified"]) },
    };
  } finally {
    response.destroy();
  }
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new CalendarError("the calendar is too large");
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Stored validators are sent back, so only printable ASCII is accepted. */
function toValidator(header: string | undefined): string | null {
  return header !== undefined && /^[\x20-\x7e]{1,200}$/.test(header) ? header : null;
}
