import type { Prisma } from "../../server/platform/database/prisma/client.ts";
import { BUSINESS_ID } from "./business.ts";
import { demoId } from "./ids.ts";

const GROUP = "new-clients";
const groupId = demoId("group", GROUP);

/** The first calendar accepts any staff, the others have one provider each. */
const calendars: readonly { readonly service: string; readonly provider?: string }[] = [
  { service: "intro-call" },
  { service: "consultation", provider: "northside" },
  { service: "couples-assessment", provider: "downtown" },
];

export const groups: Prisma.GroupCreateManyInput[] = [
  {
    businessId: BUSINESS_ID,
    id: groupId,
    slug: GROUP,
    name: "New clients",
    description: "Three good ways to begin. Not sure which? Take the call: it is short, and it is free.",
    publication: "PUBLISHED",
  },
];

export const groupCalendars: Prisma.GroupCalendarCreateManyInput[] = calendars.map(
  ({ service, provider }, position) => ({
    businessId: BUSINESS_ID,
    id: demoId("group calendar", `${GROUP} ${service} ${provider ?? "anywhere"}`),
    groupId,
    serviceId: demoId("service", service),
    providerId: provider === undefined ? null : demoId("provider", provider),
    position,
  }),
);
