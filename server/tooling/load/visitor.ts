import { intakeAnswers } from "../../testing/fill.ts";
import type { Servers } from "./servers.ts";
import { type Chance, pick } from "./chance.ts";
import type { Wish } from "./wishes.ts";

/** The code of the last response, `LEFT`, `RELEASED` or `BOOKED`. */
export interface Ended {
  readonly outcome: string;
  readonly order: string | null;
}

export interface Visiting {
  readonly servers: Servers;
  readonly chance: Chance;
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
  business { availability(lines: $lines, from: $date, to: $date) { days { starts } } } }`;
const HOLD = `mutation Hold($input: HoldSlotInput!) {
  holdSlot(input: $input) { __typename ... on Failure { code } ... on HoldSlotSuccess { hold { token } } } }`;
const BOOK = `mutation Book($input: BookInput!) {
  book(input: $input) { __typename ... on Failure { code } ... on BookSuccess { order { id } } } }`;
const RELEASE = `mutation Release($input: ReleaseHoldInput!) { releaseHold(input: $input) { __typename } }`;

const TRIES = 20;

export async function visit(at: Visiting, wish: Wish): Promise<Ended> {
  const ask = asker(at);
  const token = `saturday-visitor-${at.visitor}-${"x".repeat(8)}`;
  const found = await ask<{ business: { availability: { days: { starts: string[] }[] } } }>(TIMES, {
    lines: wish.lines,
    date: at.date,
  });
  const { starts } = found.business.availability.days[0]!;
  if (starts.length === 0) return { outcome: "NOTHING_FREE", order: null };
  const startsAt = at.chance() < 0.6 ? starts[Math.floor(starts.length / 3)]! : pick(at.chance, starts);
  const wanted = await holdInput(ask, wish, startsAt);
  const { holdSlot } = await repeated<{ holdSlot: Answer }>(at, HOLD, {
    input: { ...wanted, visitor: token, idempotencyKey: `hold-${at.visitor}-${startsAt}` },
  });
  if (!holdSlot.hold) return { outcome: holdSlot.code ?? holdSlot.__typename, order: null };
  const dice = at.chance();
  if (dice < 0.1) return { outcome: "LEFT", order: null };
  if (dice < 0.18) {
    await ask(RELEASE, { input: { holdToken: holdSlot.hold.token } });
    return { outcome: "RELEASED", order: null };
  }
  const { book } = await repeated<{ book: Answer }>(at, BOOK, {
    input: bookInput(at, wish, holdSlot.hold.token),
  });
  return { outcome: book.code ?? "BOOKED", order: book.order?.id ?? null };
}

type Ask = <Data>(query: string, variables: object, cut?: AbortSignal) => Promise<Data>;

async function holdInput(ask: Ask, wish: Wish, startsAt: string): Promise<Record<string, unknown>> {
  const [first] = wish.lines;
  if (wish.kind === "link") {
    const { business } = await ask<{ business: { service: { id: string } } }>(
      `query ($slug: String!) { business { service(slug: $slug) { id } } }`,
      { slug: first!.service },
    );
    return { service: business.service.id, startsAt, oneTimeLink: wish.link };
  }
  if (wish.kind !== "series") return { lines: wish.lines, startsAt };
  const { business } = await ask<{
    business: { service: { id: string; series: { occurrences: { startsAt: string | null }[] } } };
  }>(
    `query ($slug: String!, $startsAt: DateTime!, $count: Int!) { business { service(slug: $slug) { id
      series(startsAt: $startsAt, rule: { frequency: WEEKLY, count: $count }) { occurrences { startsAt } } } } }`,
    { slug: first!.service, startsAt, count: wish.weeks },
  );
  const series = business.service.series.occurrences.flatMap((one) => one.startsAt ?? []);
  return series.length < 2
    ? { service: business.service.id, startsAt }
    : { service: business.service.id, series };
}

function bookInput(at: Visiting, wish: Wish, holdToken: string): Record<string, unknown> {
  const guests = Array.from({ length: wish.guests }, (_, i) => ({
    name: `Guest ${String.fromCharCode(65 + i)}`,
    email: `guest${i}.of${at.visitor}@example.org`,
  }));
  return {
    holdToken,
    idempotencyKey: `book-of-visitor-${at.visitor}`,
    contact: {
      firstName: "Saturday",
      lastName: `Visitor ${at.visitor}`,
      email: `visitor${at.visitor}@example.org`,
      phone: "+1 212 555 0100",
    },
    ...(wish.lines.some((line) => ["consultation", "nutrition", "coaching"].includes(line.service))
      ? { locationKind: "ONLINE" }
      : {}),
    ...(wish.lines.some((line) => line.service === "nutrition") ? { answers: intakeAnswers() } : {}),
    location: "1 Elm Street",
    consent: true,
    timeZone: "America/New_York",
    locale: "en",
    ...(guests.length > 0 ? { guests } : {}),
    attribution: [{ name: "utm_campaign", value: "saturday" }],
  };
}

/** Sends an idempotent request, sometimes twice or with a disconnect. All responses to one key must be equal. */
async function repeated<Data>(at: Visiting, query: string, variables: object): Promise<Data> {
  const ask = asker(at);
  const dice = at.chance();
  if (dice < 0.1) {
    const cut = new AbortController();
    const first = ask<Data>(query, variables, cut.signal).catch(() => null);
    setTimeout(() => cut.abort(), at.chance() * 30);
    await first;
  }
  if (dice > 0.9) {
    const [one, two] = await Promise.all([ask<Data>(query, variables), ask<Data>(query, variables)]);
    if (JSON.stringify(one) !== JSON.stringify(two) && bothWorked(one, two))
      throw new Error(`one key, two answers: ${JSON.stringify([one, two])}`);
  }
  return ask<Data>(query, variables);
}

/** Two failures at one moment may differ, two successes may not. */
function bothWorked(...answers: unknown[]): boolean {
  return answers.every((answer) => JSON.stringify(answer).includes("Success"));
}

/** Retries broken connections on another server. A GraphQL error is thrown. */
function asker({ servers, chance, visitor }: Visiting): Ask {
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
        if (errors) throw new Refused(JSON.stringify(errors));
        return data;
      } catch (error) {
        if (error instanceof Refused || cut?.aborted || tries === TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, 20 * tries));
      }
    }
  };
}

class Refused extends Error {}
