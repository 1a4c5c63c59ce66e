/** One service for one member of a party, as the graph takes it. */
export interface Line {
  /** A slug. */
  readonly service: string;
  /** A slug; none: anyone. */
  readonly staff?: string;
  readonly member?: number;
  readonly seats?: number;
}

interface Booked {
  readonly __typename: string;
  readonly bookings?: readonly { readonly id: string }[];
  readonly order?: { readonly id: string } | null;
}

/** The graph as a partner speaks it: over HTTP, with documents of one's own; with a key, as that key's holder. */
export class Graph {
  readonly #origin: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(origin: string, key?: string, headers: Readonly<Record<string, string>> = {}) {
    this.#origin = origin;
    this.#headers = key === undefined ? headers : { ...headers, authorization: `Bearer ${key}` };
  }

  /** The same graph for a visitor at an address, where this machine is a trusted proxy. */
  from(address: string): Graph {
    return new Graph(this.#origin, undefined, { "x-forwarded-for": address });
  }

  /** Asks; throws when the answer has errors. */
  async ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const response = await fetch(`${this.#origin}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/graphql-response+json",
        ...this.#headers,
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  /** Takes a time (or seats of a class) away, as another visitor would, a moment before. Answers what came of it. */
  async hold(
    service: string,
    startsAt: string,
    staff?: string,
    seats = 1,
  ): Promise<{ __typename: string; hold?: { token: string } }> {
    const { holdSlot } = await this.ask<{ holdSlot: { __typename: string; hold?: { token: string } } }>(
      `mutation ($input: HoldSlotInput!) { holdSlot(input: $input) { __typename ... on HoldSlotSuccess { hold { token } } } }`,
      { input: { lines: [{ service, staff, seats }], startsAt } },
    );
    return holdSlot;
  }

  /** Gives a held time back, as the end of its ten minutes does. */
  async release(holdToken: string): Promise<void> {
    await this.ask(`mutation ($input: ReleaseHoldInput!) { releaseHold(input: $input) { __typename } }`, {
      input: { holdToken },
    });
  }

  /** Books a time whole, and answers the booking's access key. */
  async book(service: string, startsAt: string, details: Record<string, unknown> = {}): Promise<string> {
    return (await this.order(service, startsAt, details)).booking;
  }

  /** Books a time whole, and answers the order's key and the booking's. */
  async order(
    service: string,
    startsAt: string,
    details: Record<string, unknown> = {},
  ): Promise<{ readonly order: string; readonly booking: string }> {
    const held = await this.hold(service, startsAt);
    if (!held.hold) throw new Error(`not held: ${held.__typename}`);
    const { book } = await this.ask<{ book: Booked }>(
      `mutation ($input: BookInput!) { book(input: $input) { __typename ... on BookSuccess { bookings { id } order { id } } ... on InvalidInput { issues { path message } } } }`,
      {
        input: {
          holdToken: held.hold.token,
          idempotencyKey: crypto.randomUUID(),
          contact: {
            firstName: "Noor",
            lastName: "Haddad",
            email: "noor@example.com",
            phone: "+1 212 555 0188",
            dateOfBirth: "1980-02-03",
          },
          consent: true,
          timeZone: "America/New_York",
          locale: "en",
          ...details,
        },
      },
    );
    const [booking] = book.bookings ?? [];
    if (!booking || !book.order) throw new Error(`not booked: ${JSON.stringify(book)}`);
    return { order: book.order.id, booking: booking.id };
  }

  /** The offered starts of a service from a date on (today without one), earliest first. */
  async starts(service: string, from?: string): Promise<string[]> {
    const first = from ?? new Date().toISOString().slice(0, 10);
    const last = new Date(Date.parse(first) + 30 * 86_400_000).toISOString().slice(0, 10);
    const { business } = await this.ask<{
      business: { service: { availability: { days: { starts: string[] }[] } } };
    }>(
      `query ($slug: String!, $from: Date!, $to: Date!) {
        business { service(slug: $slug) { availability(from: $from, to: $to, timeZone: "America/New_York") { days { starts } } } }
      }`,
      { slug: service, from: first, to: last },
    );
    return business.service.availability.days.flatMap((day) => day.starts);
  }

  /** The starts at which all these lines fit together, in 31 days from a date on, earliest first. */
  async startsOf(lines: readonly Line[], from: string): Promise<string[]> {
    const to = new Date(Date.parse(from) + 30 * 86_400_000).toISOString().slice(0, 10);
    const { business } = await this.ask<{ business: { availability: { days: { starts: string[] }[] } } }>(
      `query ($lines: [LineInput!]!, $from: Date!, $to: Date!) {
        business { availability(lines: $lines, from: $from, to: $to, timeZone: "America/New_York") { days { starts } } }
      }`,
      { lines, from, to },
    );
    return business.availability.days.flatMap((day) => day.starts);
  }

  /** A booking as its business sees it, by the reference on its ticket. */
  async booking<Answer>(reference: string, answer: string): Promise<Answer> {
    const { business } = await this.ask<{ business: { bookings: { edges: { node: Answer }[] } } }>(
      `query ($text: String!) { business { bookings(first: 1, text: $text) { edges { node { ${answer} } } } } }`,
      { text: reference },
    );
    const [booking] = business.bookings.edges;
    if (!booking) throw new Error(`no booking ${reference}`);
    return booking.node;
  }

  /** Sends a mutation that has an input and nothing else, and answers it; throws when it is not its success. */
  async change<Answer>(name: string, input: Record<string, unknown>, answer: string): Promise<Answer> {
    const type = name[0]!.toUpperCase() + name.slice(1);
    const data = await this.ask<Record<string, Answer & { __typename: string }>>(
      `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename ... on ${type}Success { ${answer} } ... on Failure { code message } } }`,
      { input },
    );
    const changed = data[name]!;
    if (changed.__typename !== `${type}Success`) throw new Error(`${name}: ${JSON.stringify(changed)}`);
    return changed;
  }
}
