import type { IncomingMessage } from "node:http";
import { FEED_PORTS, feedUrl } from "../rules/feeds/feedUrl.ts";
import type { CalendarVersion } from "../rules/feeds/types.ts";
import {
  NotPublicError,
  type OutboundRules,
  PUBLIC_ONLY,
  requestPublic,
} from "../../../platform/outbound/publicRequest.ts";
import { CalendarFault } from "../../availability/busyCalendars.ts";

/** For tests. */
export interface FetchRules extends OutboundRules {
  readonly ports: readonly number[];
  /** Time limit for the whole request, including redirects. */
  readonly longestMs: number;
  readonly mostBytes: number;
}

const RULES: FetchRules = {
  ...PUBLIC_ONLY,
  ports: FEED_PORTS,
  longestMs: 10_000,
  mostBytes: 2 * 1024 * 1024,
};

const MOST_REDIRECTIONS = 3;

export type FetchedText = { readonly text: string; readonly version: CalendarVersion } | null;

/**
 * Fetches a user-supplied URL from public hosts only. DNS is pinned to the connection, and every redirect is checked
 * again (SSRF protection).
 * @throws {CalendarFault} with a message that reveals nothing about internal hosts
 */
export async function fetchCalendar(
  address: string,
  known: CalendarVersion,
  given: Partial<FetchRules> = {},
): Promise<FetchedText> {
  const rules = { ...RULES, ...given };
  const signal = AbortSignal.timeout(rules.longestMs);
  let url = address;
  try {
    for (let redirections = 0; ; redirections++) {
      const response = await ask(allowedUrl(url, rules), known, rules, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && statusCode !== 304 && headers.location !== undefined) {
        response.destroy();
        if (redirections === MOST_REDIRECTIONS) throw new CalendarFault("the address leads on and on");
        url = onward(headers.location, url);
        continue;
      }
      if (statusCode === 304) {
        response.destroy();
        return null;
      }
      return await answerOf(response, rules);
    }
  } catch (error) {
    if (signal.aborted) throw new CalendarFault("the address took too long to answer");
    if (error instanceof NotPublicError) throw new CalendarFault(error.message);
    throw error instanceof CalendarFault ? error : new CalendarFault("the address could not be reached");
  }
}

function onward(location: string, from: string): string {
  if (!URL.canParse(location, from)) throw new CalendarFault("the address leads nowhere");
  return new URL(location, from).href;
}

function allowedUrl(text: string, { ports }: FetchRules): URL {
  const kept = feedUrl(text, ports);
  if (kept === null) throw new CalendarFault("the address is not one that may be read");
  return new URL(kept);
}

function ask(
  url: URL,
  known: CalendarVersion,
  rules: FetchRules,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const headers = {
    accept: "text/calendar, text/plain;q=0.5",
    ...(known.etag !== null && { "if-none-match": known.etag }),
    ...(known.lastModified !== null && { "if-modified-since": known.lastModified }),
  };
  return requestPublic(url, { headers, signal }, rules);
}

async function answerOf(response: IncomingMessage, { mostBytes }: FetchRules): Promise<FetchedText> {
  const { statusCode, headers } = response;
  try {
    if (statusCode !== 200) throw new CalendarFault(`the address answered ${statusCode}`);
    const type = (headers["content-type"] ?? "").split(";", 1)[0]!.trim().toLowerCase();
    const isPlain = (headers["content-encoding"] ?? "identity").toLowerCase() === "identity";
    if (!["text/calendar", "text/plain"].includes(type) || !isPlain)
      throw new CalendarFault("the address answered something that is no calendar");
    return {
      text: await textOf(response, mostBytes),
      version: { etag: sendable(headers.etag), lastModified: sendable(headers["last-modified"]) },
    };
  } finally {
    response.destroy();
  }
}

async function textOf(response: IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new CalendarFault("the calendar is too large");
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Stored validators are sent back, so only printable ASCII is accepted. */
function sendable(header: string | undefined): string | null {
  return header !== undefined && /^[\x20-\x7e]{1,200}$/.test(header) ? header : null;
}
