import { randomUUID } from "node:crypto";
import type { Database } from "../../platform/database/database.ts";

/** Creates an empty business at `{slug}.example` and returns its id. */
export async function makeBusiness({ prisma }: Database): Promise<string> {
  const id = randomUUID();
  const slug = `b-${id.slice(0, 8)}`;
  await prisma.business.create({
    data: {
      id,
      slug,
      name: "Another",
      timeZone: "Europe/Paris",
      currency: "EUR",
      phone: "+33123456789",
      email: `office@${slug}.example`,
      hosts: { create: { host: `${slug}.example` } },
    },
  });
  return id;
}
