import { randomUUID } from "node:crypto";

/** Visitors who book over HTTP and repeat each request with its idempotency key until they get a response. */
export interface BookingLoad {
  readonly acknowledged: string[];
  readonly answers: ReadonlyMap<string, number>;
  /** Responses that an outage does not explain. */
  readonly failures: readonly string[];
  stop(): Promise<void>;
}

interface Answer {
  readonly data?: Record<string, Record<string, unknown> & { __typename: string }> | null;
  readonly errors?: readonly { readonly extensions?: Record<string, unknown> }[];
}

const HOLD = `mutation ($input: HoldSlotInput!) { answer: holdSlot(input: $input) {
  __typename ... on Failure { code } ... on HoldSlotPayload { hold { token } } } }`;
const BOOK = `mutation ($input: BookInput!) { answer: book(input: $input) {
  __typename ... on Failure { code } ... on InvalidInput { issues { path code } } ... on BookPayload { reference } } }`;

const PAUSE_MS = 100;

/**
 * Starts the load.
 *
 * @param starts instants of sessions with enough seats for all
 */
export function startBookingLoad(
  origin: string,
  {
    service,
    starts,
    visitors,
    pauseMs = PAUSE_MS,
  }: {
    readonly service: string;
    readonly starts: readonly string[];
    readonly visitors: number;
    readonly pauseMs?: number;
  },
): BookingLoad {
  const acknowledged: string[] = [];
  const answers = new Map<string, number>();
  const failures: string[] = [];
  const stopping = new AbortController();
  let count = 0;

  const send = async (query: string, input: object) => {
    for (;;) {
      const response = await fetch(`${origin}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query, variables: { input } }),
      });
      const text = await response.text();
      const { data, errors } = JSON.parse(text) as Answer;
      const code = errors?.[0]?.extensions?.["code"];
      const outcome = data?.["answer"];
      const kind = outcome?.__typename ?? `${response.status} ${String(code)}`;
      answers.set(kind, (answers.get(kind) ?? 0) + 1);
      if (outcome) return outcome;
      const isExplained =
        response.status === 503 && code === "UNAVAILABLE" && response.headers.get("retry-after") !== null;
      if (!isExplained) failures.push(`${response.status} ${text}`);
      if (stopping.signal.aborted) return null;
      await pause(pauseMs);
    }
  };
  const bookOnce = async () => {
    const [id, n] = [randomUUID(), (count += 1)];
    const held = await send(HOLD, {
      service,
      startsAt: starts[n % starts.length],
      visitor: `visitor-${id}`,
      idempotencyKey: `hold-${id}`,
    });
    if (held?.__typename !== "HoldSlotPayload") return void (held && failures.push(JSON.stringify(held)));
    await pause(pauseMs);
    const booked = await send(BOOK, {
      holdToken: Reflect.get(Object(held["hold"]), "token"),
      idempotencyKey: `book-${id}`,
      contact: { firstName: "Ada", lastName: "Outage", email: `ada-${id}@example.com` },
      consent: true,
      timeZone: "UTC",
      locale: "en",
    });
    if (booked?.__typename === "BookPayload") acknowledged.push(String(booked["reference"]));
    else if (booked) failures.push(JSON.stringify(booked));
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      await bookOnce().catch((error: unknown) => void failures.push(String(error)));
      await pause(pauseMs);
    }
  };
  const runs = Array.from({ length: visitors }, run);
  return {
    acknowledged,
    answers,
    failures,
    async stop() {
      stopping.abort();
      await Promise.all(runs);
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
