export interface Line {
  readonly service: string;
  readonly staff?: string;
  readonly member?: number;
  readonly seats?: number;
}

interface Booked {
  readonly __typename: string;
  readonly bookings?: readonly { readonly accessKey: string }[];
  readonly order?: { readonly accessKey: string } | null;
}

export class Graph {
  readonly #origin: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(origin: string, key?: string, headers: Readonly<Record<string, string>> = {}) {
    this.#origin = origin;
    this.#headers = key === undefined ? headers : { ...headers, authorization: `Bearer ${key}` };
  }

  /** The same client for a visitor at an IP address, with this machine as a trusted proxy. */
  from(address: string): Graph {
    return new Graph(this.#origin, undefined, { "x-forwarded-for": address });
  }

  /** @throws when the response has errors */
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

  async hold(
    service: string,
    startsAt: string,
    staff?: string,
    seats = 1,
  ): Promise<{ __typename: string; hold?: { token: string } }> {
    const { holdSlot } = await this.ask<{ holdSlot: { __typename: string; hold?: { token: string } } }>(
      `mutation ($input: HoldSlotInput!) { holdSlot(input: $input) { __typename ... on HoldSlotPayload { hold { token } } } }`,
      {
        input: {
          lines: [{ service, staff, seats }],
          startsAt,
          visitor: crypto.randomUUID(),
          idempotencyKey: crypto.randomUUID(),
        },
      },
    );
    return holdSlot;
  }

  async release(holdToken: string): Promise<void> {
    await this.ask(`mutation ($input: ReleaseHoldInput!) { releaseHold(input: $input) { __typename } }`, {
      input: { holdToken },
    });
  }

  async book(service: string, startsAt: string, details: Record<string, unknown> = {}): Promise<string> {
    return (await this.order(service, startsAt, details)).booking;
  }

  async order(
    service: string,
    startsAt: string,
    details: Record<string, unknown> = {},
  ): Promise<{ readonly order: string; readonly booking: string }> {
    const held = await this.hold(service, startsAt);
    if (!held.hold) throw new Error(`not held: ${held.__typename}`);
    const { book } = await this.ask<{ book: Booked }>(
      `mutation ($input: BookInput!) { book(input: $input) { __typename ... on BookPayload { bookings { accessKey } order { accessKey } } ... on InvalidInput { issues { path message } } } }`,
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
    return { order: book.order.accessKey, booking: booking.accessKey };
  }

  async starts(service: string, from?: string): Promise<string[]> {
    const first = from ?? new Date().toISOString().slice(0, 10);
    const last = new Date(Date.parse(first) + 30 * 86_400_000).toISOString().slice(0, 10);
    const { business } = await this.ask<{
      business: { service: { availability: { days: { starts: string[] }[] } } };
    }>(
      `query ($slug: ID!, $from: Date!, $to: Date!) {
        business { service(id: $slug) { availability(input: { from: $from, to: $to, timeZone: "America/New_York" }) { days { starts } } } }
      }`,
      { slug: service, from: first, to: last },
    );
    return business.service.availability.days.flatMap((day) => day.starts);
  }

  async startsOf(lines: readonly Line[], from: string): Promise<string[]> {
    const to = new Date(Date.parse(from) + 30 * 86_400_000).toISOString().slice(0, 10);
    const { business } = await this.ask<{ business: { availability: { days: { starts: string[] }[] } } }>(
      `query ($lines: [LineInput!]!, $from: Date!, $to: Date!) {
        business { availability(input: { lines: $lines, from: $from, to: $to, timeZone: "America/New_York" }) { days { starts } } }
      }`,
      { lines, from, to },
    );
    return business.availability.days.flatMap((day) => day.starts);
  }

  async booking<Answer>(reference: string, answer: string): Promise<Answer> {
    const { business } = await this.ask<{ business: { bookings: { edges: { node: Answer }[] } } }>(
      `query ($search: String!) { business { bookings(first: 1, search: $search) { edges { node { ${answer} } } } } }`,
      { search: reference },
    );
    const [booking] = business.bookings.edges;
    if (!booking) throw new Error(`no booking ${reference}`);
    return booking.node;
  }

  /** Sends a mutation with an input. @throws when its result is a failure */
  async change<Answer>(name: string, input: Record<string, unknown>, answer: string): Promise<Answer> {
    const type = name[0]!.toUpperCase() + name.slice(1);
    const data = await this.ask<Record<string, Answer & { __typename: string }>>(
      `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename ... on ${type}Payload { ${answer} } ... on Failure { code message } } }`,
      { input },
    );
    const changed = data[name]!;
    if (changed.__typename !== `${type}Payload`) throw new Error(`${name}: ${JSON.stringify(changed)}`);
    return changed;
  }
}
