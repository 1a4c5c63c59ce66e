import { intakeAnswers } from "../../testing/questionnaires/fill.ts";
import type { Servers } from "./servers.ts";
import { type Random, pick } from "./random.ts";
import type { OrderRequest } from "./visitRequests.ts";

/** The code of the last response, `LEFT`, `RELEASED` or `BOOKED`. */
export interface VisitResult {
  readonly outcome: string;
  readonly order: string | null;
}

export interface VisitContext {
  readonly servers: Servers;
  readonly chance: Random;
  readonly visitor: number;
  readonly date: string;
}

interface Answer {
  readonly __typename: string;
  readonly code?: string;
  readonly hold?: { readonly token: string };
  readonly order?: { readonly id: string };
}

const TIMES = `query Times($lines: [LineInput!]!, $date: Date!) {
  business { availability(input: { lines: $lines, from: $date, to: $date }) { days { starts } } } }`;
const HOLD = `mutation Hold($input: HoldSlotInput!) {
  holdSlot(input: $input) { __typename ... on Failure { code } ... on HoldSlotPayload { hold { token } } } }`;
const BOOK = `mutation Book($input: BookInput!) {
  book(input: $input) { __typename ... on Failure { code } ... on BookPayload { order { id } } } }`;
const RELEASE = `mutation Release($input: ReleaseHoldInput!) { releaseHold(input: $input) { __typename } }`;

const TRIES = 20;

export async function visit(context: VisitContext, request: OrderRequest): Promise<VisitResult> {
  const sendQuery = createSend(context);
  const token = `saturday-visitor-${context.visitor}-${"x".repeat(8)}`;
  const found = await sendQuery<{ business: { availability: { days: { starts: string[] }[] } } }>(TIMES, {
    lines: request.lines,
    date: context.date,
  });
  const { starts } = found.business.availability.days[0]!;
  if (starts.length === 0) return { outcome: "NOTHING_FREE", order: null };
  const startsAt =
    context.chance() < 0.6 ? starts[Math.floor(starts.length / 3)]! : pick(context.chance, starts);
  const holdRequest = await holdInput(sendQuery, request, startsAt);
  const { holdSlot } = await sendRepeatedly<{ holdSlot: Answer }>(context, HOLD, {
    input: { ...holdRequest, visitor: token, idempotencyKey: `hold-${context.visitor}-${startsAt}` },
  });
  if (!holdSlot.hold) return { outcome: holdSlot.code ?? holdSlot.__typename, order: null };
  const roll = context.chance();
  if (roll < 0.1) return { outcome: "LEFT", order: null };
  if (roll < 0.18) {
    await sendQuery(RELEASE, { input: { holdToken: holdSlot.hold.token } });
    return { outcome: "RELEASED", order: null };
  }
  const { book } = await sendRepeatedly<{ book: Answer }>(context, BOOK, {
    input: bookInput(context, request, holdSlot.hold.token),
  });
  return { outcome: book.code ?? "BOOKED", order: book.order?.id ?? null };
}

type Send = <Data>(query: string, variables: object, cut?: AbortSignal) => Promise<Data>;

async function holdInput(
  sendQuery: Send,
  request: OrderRequest,
  startsAt: string,
): Promise<Record<string, unknown>> {
  const [first] = request.lines;
  if (request.kind === "link") {
    const { business } = await sendQuery<{ business: { service: { id: string } } }>(
      `query ($slug: ID!) { business { service(id: $slug) { id } } }`,
      { slug: first!.service },
    );
    return { service: business.service.id, startsAt, oneTimeLink: request.link };
  }
  if (request.kind !== "series") return { lines: request.lines, startsAt };
  const { business } = await sendQuery<{
    business: { service: { id: string; series: { occurrences: { startsAt: string | null }[] } } };
  }>(
    `query ($slug: ID!, $startsAt: DateTime!, $count: Int!) { business { service(id: $slug) { id
      series(startsAt: $startsAt, rule: { frequency: WEEKLY, count: $count }) { occurrences { startsAt } } } } }`,
    { slug: first!.service, startsAt, count: request.weeks },
  );
  const series = business.service.series.occurrences.flatMap((one) => one.startsAt ?? []);
  return series.length < 2
    ? { service: business.service.id, startsAt }
    : { service: business.service.id, series };
}

function bookInput(context: VisitContext, request: OrderRequest, holdToken: string): Record<string, unknown> {
  const guests = Array.from({ length: request.guests }, (_, i) => ({
    name: `Guest ${String.fromCharCode(65 + i)}`,
    email: `guest${i}.of${context.visitor}@example.org`,
  }));
  return {
    holdToken,
    idempotencyKey: `book-of-visitor-${context.visitor}`,
    contact: {
      firstName: "Saturday",
      lastName: `Visitor ${context.visitor}`,
      email: `visitor${context.visitor}@example.org`,
      phone: "+1 212 555 0100",
    },
    ...(request.lines.some((line) => ["consultation", "nutrition", "coaching"].includes(line.service))
      ? { locationKind: "ONLINE" }
      : {}),
    ...(request.lines.some((line) => line.service === "nutrition") ? { answers: intakeAnswers() } : {}),
    location: "1 Elm Street",
    consent: true,
    timeZone: "America/New_York",
    locale: "en",
    ...(guests.length > 0 ? { guests } : {}),
    attribution: [{ name: "utm_campaign", value: "saturday" }],
  };
}

/** Sends an idempotent request, sometimes twice or with a disconnect. All responses to one key must be equal. */
async function sendRepeatedly<Data>(context: VisitContext, query: string, variables: object): Promise<Data> {
  const sendQuery = createSend(context);
  const roll = context.chance();
  if (roll < 0.1) {
    const cut = new AbortController();
    const first = sendQuery<Data>(query, variables, cut.signal).catch(() => null);
    setTimeout(() => cut.abort(), context.chance() * 30);
    await first;
  }
  if (roll > 0.9) {
    const [one, two] = await Promise.all([
      sendQuery<Data>(query, variables),
      sendQuery<Data>(query, variables),
    ]);
    if (JSON.stringify(one) !== JSON.stringify(two) && bothWorked(one, two))
      throw new Error(`one key, two answers: ${JSON.stringify([one, two])}`);
  }
  return sendQuery<Data>(query, variables);
}

/** Two failures at one moment may differ, two successes may not. */
function bothWorked(...answers: unknown[]): boolean {
  return answers.every((answer) => JSON.stringify(answer).includes("Payload"));
}

/** Retries broken connections on another server. A GraphQL error is thrown. */
function createSend({ servers, chance, visitor }: VisitContext): Send {
  return async <Data>(query: string, variables: object, cut?: AbortSignal): Promise<Data> => {
    for (let tries = 1; ; tries++) {
      try {
        const response = await fetch(`${servers.origin(chance())}/graphql`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "x-forwarded-for": `198.51.${Math.floor(visitor / 250)}.${visitor % 250}`,
          },
          body: JSON.stringify({ query, variables }),
          ...(cut ? { signal: cut } : {}),
        });
        const { data, errors } = (await response.json()) as { data: Data; errors?: object };
        if (errors) throw new GraphqlError(JSON.stringify(errors));
        return data;
      } catch (error) {
        if (error instanceof GraphqlError || cut?.aborted || tries === TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, 20 * tries));
      }
    }
  };
}

class GraphqlError extends Error {}
