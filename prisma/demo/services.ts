import type { Prisma } from "../../server/platform/database/prisma/client.ts";
import { BUSINESS_ID } from "./business.ts";
import { demoId } from "./ids.ts";

type Rules = Omit<
  Prisma.ServiceCreateManyInput,
  "businessId" | "id" | "slug" | "picture" | "position" | "publication"
>;

interface DemoService {
  readonly slug: string;
  readonly rules: Rules;
  readonly staff: readonly string[];
  readonly providers: readonly string[];
  readonly resources?: readonly string[];
}

const services: readonly DemoService[] = [
  {
    slug: "intro-call",
    rules: {
      name: "Intro call",
      description: "Fifteen minutes on the phone to find out what would help, and who.",
      durationMinutes: 15,
      bufferAfterMinutes: 5,
      intervalMinutes: 15,
      noticeMinutes: 120,
      locationKinds: ["PHONE"],
      askPhone: "REQUIRED",
      guestMode: "ATTEND",
    },
    staff: ["chloe", "daniel", "amara"],
    providers: ["northside", "downtown"],
  },
  {
    slug: "consultation",
    rules: {
      name: "Consultation",
      description: "Half an hour, face to face or online: what hurts, what has been tried, what comes next.",
      durationMinutes: 30,
      bufferAfterMinutes: 10,
      intervalMinutes: 15,
      noticeMinutes: 60,
      horizonDays: 90,
      locationKinds: ["AT_PROVIDER", "ONLINE"],
      guestMode: "ATTEND",
      consentText:
        "I agree that Northside Studio keeps these details to prepare and carry out my appointment.",
    },
    staff: ["amara", "bruno", "daniel"],
    providers: ["northside", "downtown"],
  },
  {
    slug: "physio",
    rules: {
      name: "Physiotherapy",
      description: "Hands-on treatment and an exercise plan that fits on one page.",
      durationMinutes: 45,
      bufferAfterMinutes: 15,
      intervalMinutes: 15,
      noticeMinutes: 240,
      priceMinor: 9500,
      paymentRule: "FULL",
      locationKinds: ["AT_PROVIDER"],
      askDateOfBirth: "REQUIRED",
      guestMode: "OWN_LINE",
    },
    staff: ["amara"],
    providers: ["northside", "downtown"],
  },
  {
    slug: "massage",
    rules: {
      name: "Massage",
      description: "An hour of deep tissue or sports massage in a warm, quiet room.",
      durationMinutes: 60,
      bufferBeforeMinutes: 5,
      bufferAfterMinutes: 15,
      intervalMinutes: 30,
      noticeMinutes: 120,
      priceMinor: 11000,
      paymentRule: "DEPOSIT_PERCENT",
      paymentValue: 20,
      locationKinds: ["AT_PROVIDER"],
      guestMode: "OWN_LINE",
    },
    staff: ["bruno", "amara"],
    providers: ["northside"],
    resources: ["treatment-room"],
  },
  {
    slug: "yoga-class",
    rules: {
      name: "Yoga class",
      description: "Seventy-five unhurried minutes for twelve people. Mats are here; bring layers.",
      durationMinutes: 75,
      bufferAfterMinutes: 15,
      intervalMinutes: 90,
      noticeMinutes: 60,
      capacity: 12,
      maxPerBooking: 4,
      assignment: "ANY",
      locationKinds: ["AT_PROVIDER"],
      guestMode: "SEAT",
    },
    staff: ["chloe"],
    providers: ["northside"],
  },
  {
    slug: "couples-assessment",
    rules: {
      name: "Couples assessment",
      description: "Two people, two specialists, one hour: movement and nutrition looked at together.",
      durationMinutes: 60,
      bufferAfterMinutes: 15,
      intervalMinutes: 30,
      noticeMinutes: 1440,
      assignment: "COLLECTIVE",
      locationKinds: ["AT_PROVIDER"],
    },
    staff: ["amara", "daniel"],
    providers: ["northside", "downtown"],
  },
  {
    slug: "home-visit",
    rules: {
      name: "Home visit",
      description: "We come to you. Tell us where, and we confirm within two days.",
      durationMinutes: 90,
      bufferBeforeMinutes: 30,
      bufferAfterMinutes: 30,
      intervalMinutes: 30,
      noticeMinutes: 2880,
      mode: "REQUEST",
      assignment: "ANY",
      locationKinds: ["AT_VISITOR"],
      askPhone: "REQUIRED",
      priceMinor: 15000,
      paymentRule: "FULL",
    },
    staff: ["daniel", "amara"],
    providers: ["northside"],
  },
  {
    slug: "coaching",
    rules: {
      name: "Coaching",
      description: "A weekly half-hour to keep a habit going, in person or online.",
      durationMinutes: 30,
      bufferAfterMinutes: 15,
      intervalMinutes: 30,
      noticeMinutes: 120,
      horizonDays: 90,
      locationKinds: ["ONLINE", "AT_PROVIDER"],
      guestMode: "ATTEND",
      recurrenceMax: 12,
    },
    staff: ["chloe"],
    providers: ["northside"],
  },
  {
    slug: "nutrition",
    rules: {
      name: "Nutrition advice",
      description: "Bring three days of honest notes; leave with a week of meals you will actually cook.",
      durationMinutes: 50,
      bufferAfterMinutes: 10,
      intervalMinutes: 30,
      noticeMinutes: 720,
      maxPerDay: 4,
      locationKinds: ["AT_PROVIDER", "ONLINE"],
    },
    staff: ["daniel"],
    providers: ["northside", "downtown"],
  },
  {
    slug: "mobility",
    rules: {
      name: "Mobility check",
      description:
        "Half an hour on hips, shoulders and everything that creaks. Bring the family: each gets their own.",
      durationMinutes: 30,
      bufferAfterMinutes: 10,
      intervalMinutes: 15,
      noticeMinutes: 120,
      maxPerBooking: 3,
      locationKinds: ["AT_PROVIDER"],
      guestMode: "OWN_LINE",
    },
    staff: ["amara", "bruno", "daniel"],
    providers: ["northside"],
    resources: ["treatment-room"],
  },
  {
    slug: "body-scan",
    rules: {
      name: "Body scan",
      description: "Twenty minutes on the scanner: muscle, water, posture, and what to make of the numbers.",
      durationMinutes: 20,
      bufferAfterMinutes: 5,
      intervalMinutes: 10,
      noticeMinutes: 120,
      locationKinds: ["AT_PROVIDER"],
      guestMode: "OWN_LINE",
    },
    staff: ["bruno", "chloe"],
    providers: ["northside"],
    resources: ["scanner"],
  },
  {
    slug: "duo-training",
    rules: {
      name: "Duo training",
      description: "An hour with a trainer, alone or with a friend: two who push each other get further.",
      durationMinutes: 60,
      bufferAfterMinutes: 15,
      intervalMinutes: 30,
      noticeMinutes: 240,
      maxPerBooking: 2,
      priceMinor: 4500,
      pricePer: "PERSON",
      paymentRule: "DEPOSIT_AMOUNT",
      paymentValue: 1500,
      refundPercent: 50,
      refundCutoffMinutes: 1440,
      locationKinds: ["AT_PROVIDER"],
      guestMode: "ATTEND",
    },
    staff: ["bruno", "daniel"],
    providers: ["northside"],
  },
];

const id = (slug: string) => demoId("service", slug);

export const serviceRows: Prisma.ServiceCreateManyInput[] = services.map(({ slug, rules }, position) => ({
  ...rules,
  businessId: BUSINESS_ID,
  id: id(slug),
  slug,
  picture: `/demo/services/${slug}.svg`,
  position,
  publication: "PUBLISHED",
}));

export const serviceStaff: Prisma.ServiceStaffCreateManyInput[] = services.flatMap(({ slug, staff }) =>
  staff.map((person) => ({
    businessId: BUSINESS_ID,
    serviceId: id(slug),
    staffId: demoId("staff", person),
  })),
);

export const providerServices: Prisma.ProviderServiceCreateManyInput[] = services.flatMap(
  ({ slug, providers }) =>
    providers.map((provider) => ({
      businessId: BUSINESS_ID,
      providerId: demoId("provider", provider),
      serviceId: id(slug),
    })),
);

const resourceRows = [
  { slug: "treatment-room", name: "Treatment room", units: 2 },
  { slug: "scanner", name: "Body scanner", units: 1 },
];

export const resources: Prisma.ResourceCreateManyInput[] = resourceRows.map(({ slug, name }) => ({
  businessId: BUSINESS_ID,
  id: demoId("resource", slug),
  slug,
  name,
}));

export const resourceUnits: Prisma.UnitCreateManyInput[] = resourceRows.flatMap(({ slug, units }) =>
  Array.from({ length: units }, (_, ordinal) => ({
    businessId: BUSINESS_ID,
    id: demoId("resource unit", `${slug} ${ordinal}`),
    resourceId: demoId("resource", slug),
    ordinal,
  })),
);

export const serviceResources: Prisma.ServiceResourceCreateManyInput[] = services.flatMap((service) =>
  (service.resources ?? []).map((resource) => ({
    businessId: BUSINESS_ID,
    serviceId: id(service.slug),
    resourceId: demoId("resource", resource),
  })),
);
