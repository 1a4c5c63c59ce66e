import type { Prisma } from "../../server/platform/database/prisma/client.ts";
import { BUSINESS_ID } from "./business.ts";
import { demoId } from "./ids.ts";

const DAY = 86_400_000;
const linkId = (slug: string) => demoId("one-time link", slug);

const services: Readonly<Record<string, readonly string[]>> = {
  welcome: ["intro-call", "consultation"],
  used: ["intro-call"],
  past: ["consultation"],
};

/** A fresh, a used and an expired link, relative to the day the demo is created. */
export function oneTimeLinks(today: Date): Prisma.OneTimeLinkCreateManyInput[] {
  const ago = (days: number) => new Date(today.getTime() - days * DAY);
  return [
    { slug: "welcome", name: "A first visit on us", createdAt: today },
    { slug: "used", name: "For Robin", createdAt: ago(10), reservedAt: ago(3), spentAt: ago(3) },
    { slug: "past", name: "Autumn offer", createdAt: ago(60), expiresAt: ago(14) },
  ].map((row) => ({ ...row, businessId: BUSINESS_ID, id: linkId(row.slug) }));
}

export const oneTimeLinkServices: Prisma.OneTimeLinkServiceCreateManyInput[] = Object.entries(
  services,
).flatMap(([slug, slugs]) =>
  slugs.map((service, position) => ({
    businessId: BUSINESS_ID,
    linkId: linkId(slug),
    serviceId: demoId("service", service),
    position,
  })),
);
