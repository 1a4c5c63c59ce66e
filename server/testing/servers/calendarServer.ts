import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { FEED_PORTS } from "../../modules/integrations/rules/feeds/feedUrl.ts";
import type { FetchOptions } from "../../modules/integrations/feeds/fetchCalendar.ts";

export interface ServedEvent {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly uid?: string;
}

/** Serves calendars on this machine under a public host name. */
export interface CalendarServer {
  url(path: string): string;
  /** Fetch rules that resolve the host name to this machine. */
  readonly rules: Partial<FetchOptions>;
  serve(path: string, events: readonly ServedEvent[], options?: { readonly etag?: string }): void;
  say(path: string, text: string): void;
  fail(path: string, status: number): void;
  answers(): readonly number[];
  reset(): void;
  close(): Promise<void>;
}

interface Page {
  readonly status: number;
  readonly text: string;
  readonly etag?: string | undefined;
}

const HOST = "calendar.example";

/** Its port replaces the default port, because URLs name none. */
export async function calendarServer(): Promise<CalendarServer> {
  const pages = new Map<string, Page>();
  let answers: number[] = [];
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? "") ?? { status: 404, text: "" };
    const isKnown = page.etag !== undefined && request.headers["if-none-match"] === page.etag;
    const status = isKnown ? 304 : page.status;
    answers.push(status);
    response
      .writeHead(status, {
        "content-type": "text/calendar",
        ...(page.etag !== undefined && { etag: page.etag }),
      })
      .end(isKnown ? undefined : page.text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path) => `http://${HOST}${path}`,
    rules: {
      ports: FEED_PORTS,
      isAllowed: (address) => address === "127.0.0.1",
      resolve: (_, done) => done(null, [{ address: "127.0.0.1", family: 4 }]),
      connectTo: port,
    },
    serve: (path, events, { etag } = {}) =>
      void pages.set(path, { status: 200, text: calendarText(events), etag }),
    say: (path, text) => void pages.set(path, { status: 200, text }),
    fail: (path, status) => void pages.set(path, { status, text: "" }),
    answers: () => answers,
    reset() {
      pages.clear();
      answers = [];
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function calendarText(events: readonly ServedEvent[]): string {
  const basic = (instant: string) => `${new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}Z/g, "")}Z`;
  const lines = events.flatMap(({ startsAt, endsAt, uid }, i) => [
    "BEGIN:VEVENT",
    `UID:${uid ?? `event-${i}`}`,
    `DTSTART:${basic(startsAt)}`,
    `DTEND:${basic(endsAt)}`,
    "END:VEVENT",
  ]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR", ""].join("\r\n");
}
