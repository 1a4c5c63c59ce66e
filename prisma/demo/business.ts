import type { Prisma } from "../../server/platform/database/prisma/client.ts";
import { demoId } from "./ids.ts";

/** Default business for unknown hosts. */
export const BUSINESS_ID = demoId("business", "northside");

export const business: Prisma.BusinessCreateManyInput = {
  id: BUSINESS_ID,
  slug: "northside",
  name: "Northside Studio",
  tagline: "Movement, massage and plain good advice",
  timeZone: "America/New_York",
  currency: "USD",
  phone: "+1 212 555 0142",
  email: "hello@northside.example",
  address: "48 Orchard Street, New York, NY 10002",
  accentColor: "#1f6f5c",
  cancellationPolicy:
    "Plans change. Move or cancel until your visit begins; the earlier we know, the better.",
  isDefault: true,
  taxBasisPoints: 888,
  taxName: "Sales tax",
};

export const providers: Prisma.ProviderCreateManyInput[] = [
  {
    slug: "northside",
    name: "Northside Studio",
    description: "Two treatment rooms, a bright hall and good tea, on the second floor above the bakery.",
    address: "48 Orchard Street, New York, NY 10002",
    position: 0,
  },
  {
    slug: "downtown",
    name: "Northside Downtown",
    description: "Our small practice by the river, for talks and assessments.",
    address: "7 Water Street, New York, NY 10004",
    phone: "+1 212 555 0177",
    position: 1,
  },
].map((row) => ({
  ...row,
  businessId: BUSINESS_ID,
  id: demoId("provider", row.slug),
  publication: "PUBLISHED",
}));
