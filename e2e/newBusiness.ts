import { demoId } from "../prisma/demo/ids.ts";
import type { Database } from "../server/platform/database/database.ts";
import { OTHER, addOtherBusiness } from "../server/testing/businesses/otherBusiness.ts";
import type { App } from "./app.ts";
import { type ServerData, changeData, emptyData } from "./serverData.ts";

/** Chromium resolves every name below `localhost` to this machine. */
const HOST = "harbor.localhost";

export const harbor = {
  name: "Harbor",
  phone: "+1 212 555 0199",
  email: "hello@harbor.example",
  address: "1 Pier\nNew York",
} as const;

export async function newBusiness(dir: string): Promise<ServerData> {
  const data = await emptyData(dir);
  await changeData(data, makeHarbor);
  return data;
}

async function makeHarbor(database: Database): Promise<void> {
  await addOtherBusiness(database);
  const { prisma } = database;
  const { businessId, serviceId, staffId } = OTHER;
  await prisma.businessHost.create({ data: { businessId, host: HOST } });
  await prisma.business.update({
    where: { id: businessId },
    data: { address: harbor.address, tagline: "Talks and walks by the sea" },
  });
  await prisma.service.update({
    where: { businessId_id: { businessId, id: serviceId } },
    data: { description: "Half an hour on the phone about what you have in mind.", priceMinor: 4000 },
  });
  const walkId = demoId("service", "harbor walk");
  await prisma.service.create({
    data: {
      businessId,
      id: walkId,
      slug: "walk",
      name: "Walk along the shore",
      description: "With a guide, from the pier to the lighthouse and back.",
      durationMinutes: 90,
      priceMinor: 0,
      position: 1,
      publication: "PUBLISHED",
      locationKinds: ["AT_PROVIDER"],
    },
  });
  await prisma.serviceStaff.create({ data: { businessId, serviceId: walkId, staffId } });
}

export function harborOrigin({ origin }: App): string {
  const url = new URL(origin);
  url.hostname = HOST;
  return url.origin;
}
