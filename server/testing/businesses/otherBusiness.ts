import { demoId } from "../../../prisma/demo/ids.ts";
import type { Database } from "../../platform/database/database.ts";

export const OTHER = {
  host: "harbor.example",
  businessId: demoId("business", "harbor"),
  providerId: demoId("provider", "harbor"),
  staffId: demoId("staff", "hana"),
  serviceId: demoId("service", "harbor talk"),
} as const;

export async function addOtherBusiness({ prisma }: Database): Promise<void> {
  const { businessId, providerId, staffId, serviceId, host } = OTHER;
  const scheduleId = demoId("schedule", "hana");
  await prisma.business.create({
    data: {
      id: businessId,
      slug: "harbor",
      name: "Harbor",
      timeZone: "America/New_York",
      currency: "USD",
      phone: "+1 212 555 0199",
      email: "hello@harbor.example",
      hosts: { create: { host } },
    },
  });
  await prisma.provider.create({
    data: { businessId, id: providerId, slug: "harbor", name: "Harbor", publication: "PUBLISHED" },
  });
  await prisma.schedule.create({
    data: { businessId, id: scheduleId, name: "Always", timeZone: "America/New_York" },
  });
  await prisma.scheduleWindow.createMany({
    data: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      businessId,
      scheduleId,
      weekday,
      opensAt: 540,
      closesAt: 1020,
    })),
  });
  await prisma.staff.create({
    data: { businessId, id: staffId, slug: "hana", name: "Hana", scheduleId, publication: "PUBLISHED" },
  });
  await prisma.unit.create({ data: { businessId, id: demoId("staff unit", "hana"), staffId } });
  await prisma.service.create({
    data: {
      businessId,
      id: serviceId,
      slug: "talk",
      name: "Talk",
      durationMinutes: 30,
      publication: "PUBLISHED",
      locationKinds: ["PHONE"],
    },
  });
  await prisma.serviceStaff.create({ data: { businessId, serviceId, staffId } });
  await prisma.providerStaff.create({ data: { businessId, providerId, staffId } });
  await prisma.providerService.create({ data: { businessId, providerId, serviceId } });
}
