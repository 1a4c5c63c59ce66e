import { type House, type Outcome, ask, succeeded } from "./ask.ts";

// From "Booking": find a time, hold it, book it. Reschedule and cancel by access key.

export interface Service {
  readonly slug: string;
  readonly name: string;
}

interface ServicesPage {
  readonly business: {
    readonly services: {
      readonly edges: readonly { readonly node: Service }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
    };
  };
}

export async function listServices(house: House): Promise<Service[]> {
  const services: Service[] = [];
  for (let after: string | null = null, isMore = true; isMore;) {
    const { business }: ServicesPage = await ask<ServicesPage>(
      house,
      `query ($after: String) {
        business { services(first: 5, after: $after) { edges { node { slug name } } pageInfo { hasNextPage endCursor } } }
      }`,
      { after },
    );
    services.push(...business.services.edges.map(({ node }) => node));
    ({ hasNextPage: isMore, endCursor: after } = business.services.pageInfo);
  }
  return services;
}

export async function findTimes(house: House, service: string, from: string, to: string): Promise<string[]> {
  const { business } = await ask<{
    business: { service: { availability: { days: { starts: string[] }[] } } };
  }>(
    house,
    `query ($service: ID!, $from: Date!, $to: Date!) {
      business { service(id: $service) { availability(input: { from: $from, to: $to, timeZone: "Europe/Berlin" }) { days { starts } } } }
    }`,
    { service, from, to },
  );
  return business.service.availability.days.flatMap(({ starts }) => starts);
}

export interface Visitor {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export async function bookTime(
  house: House,
  wish: {
    readonly service: string;
    readonly startsAt: string;
    readonly visitor: Visitor;
    readonly name: string;
  },
): Promise<string> {
  const { holdSlot } = await ask<{ holdSlot: Outcome & { hold: { token: string } } }>(
    house,
    `mutation ($input: HoldSlotInput!) {
      holdSlot(input: $input) {
        __typename
        ... on HoldSlotPayload { hold { token } }
        ... on Failure { code message }
      }
    }`,
    {
      input: {
        lines: [{ service: wish.service }],
        startsAt: wish.startsAt,
        visitor: `visitor-of-${wish.name}`,
        idempotencyKey: `hold-${wish.name}`,
      },
    },
  );
  const { book } = await ask<{ book: Outcome & { bookings: { accessKey: string }[] } }>(
    house,
    `mutation ($input: BookInput!) {
      book(input: $input) {
        __typename
        ... on BookPayload { bookings { accessKey } }
        ... on Failure { code message }
      }
    }`,
    {
      input: {
        holdToken: succeeded(holdSlot).hold.token,
        idempotencyKey: `book-${wish.name}`,
        contact: wish.visitor,
        consent: true,
        locationKind: "ONLINE",
        timeZone: "Europe/Berlin",
        locale: "en",
      },
    },
  );
  return succeeded(book).bookings[0]!.accessKey;
}

export async function moveBooking(house: House, accessKey: string, from: string): Promise<void> {
  const { visitorBooking } = await ask<{
    visitorBooking: { availability: { nextAvailable: { startsAt: string } | null } };
  }>(
    house,
    `query ($accessKey: String!, $from: Date!) {
      visitorBooking(accessKey: $accessKey) { ... on VisitorBooking { availability(input: { from: $from }) { nextAvailable { startsAt } } } }
    }`,
    { accessKey, from },
  );
  const startsAt = visitorBooking.availability.nextAvailable!.startsAt;
  const { rescheduleBooking } = await ask<{ rescheduleBooking: Outcome }>(
    house,
    `mutation ($input: RescheduleBookingInput!) {
      rescheduleBooking(input: $input) { __typename ... on Failure { code message } }
    }`,
    { input: { booking: { accessKey }, startsAt } },
  );
  succeeded(rescheduleBooking);
}

export async function cancelBooking(house: House, accessKey: string): Promise<void> {
  const { cancelBooking: outcome } = await ask<{ cancelBooking: Outcome }>(
    house,
    `mutation ($input: CancelBookingInput!) {
      cancelBooking(input: $input) { __typename ... on Failure { code message } }
    }`,
    { input: { booking: { accessKey }, reason: "Something came up" } },
  );
  succeeded(outcome);
}
