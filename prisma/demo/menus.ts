import type { Prisma } from "../../server/platform/database/prisma/client.ts";
import { BUSINESS_ID } from "./business.ts";
import { demoId } from "./ids.ts";

const MENU = "treatments";
const menuId = demoId("service menu", MENU);
const categoryId = (name: string) => demoId("menu category", `${MENU} ${name}`);

const categories: Readonly<Record<string, readonly string[]>> = {
  "Hands-on care": ["massage", "physio", "mobility"],
  "Talk and plan": ["consultation", "couples-assessment", "nutrition", "intro-call", "body-scan"],
  "Keep moving": ["yoga-class", "coaching"],
  "At your place": ["home-visit"],
};

export const serviceMenus: Prisma.ServiceMenuCreateManyInput[] = [
  {
    businessId: BUSINESS_ID,
    id: menuId,
    slug: MENU,
    name: "Treatments",
    description: "Everything we do, from fifteen minutes on the phone to a morning at your kitchen table.",
    publication: "PUBLISHED",
  },
];

export const menuCategories: Prisma.MenuCategoryCreateManyInput[] = Object.keys(categories).map(
  (name, position) => ({ businessId: BUSINESS_ID, id: categoryId(name), menuId, name, position }),
);

export const menuItems: Prisma.MenuItemCreateManyInput[] = Object.entries(categories).flatMap(
  ([name, services]) =>
    services.map((service, position) => ({
      businessId: BUSINESS_ID,
      categoryId: categoryId(name),
      serviceId: demoId("service", service),
      position,
    })),
);
