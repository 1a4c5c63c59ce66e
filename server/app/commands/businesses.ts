import { failureMessage } from "../../shared/failures/failure.ts";
import { createBusiness } from "../../modules/businesses/createBusiness.ts";
import { type GlobalCommand, UsageError } from "./command.ts";

export const addBusiness: GlobalCommand = async (house, { words: [slug = ""], options }) => {
  const given = (name: string) => options[name]?.[0];
  const outcome = await createBusiness(house, {
    slug,
    name: given("name") ?? null,
    timeZone: given("zone") ?? null,
    currency: given("currency") ?? null,
    email: given("email") ?? null,
    phone: given("phone") ?? null,
    locale: given("locale"),
    host: given("host"),
  });
  if (outcome.ok)
    return [
      `${given("name")} is there. Its first owner: npm run daybook -- owner add EMAIL --business ${slug}`,
    ];
  const { failure } = outcome;
  throw new UsageError(
    failure.code === "INVALID_INPUT"
      ? failure.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n")
      : failureMessage(failure),
  );
};

export const listBusinesses: GlobalCommand = async ({ database }) => {
  const rows = await database.prisma.business.findMany({
    orderBy: { slug: "asc" },
    select: { slug: true, name: true, isDefault: true, hosts: { select: { host: true } } },
  });
  if (rows.length === 0) return ["There is no business yet: business add SLUG."];
  return rows.map(({ slug, name, isDefault, hosts }) =>
    [slug, name, ...hosts.map(({ host }) => host), isDefault ? "and all other hosts" : ""]
      .filter(Boolean)
      .join("   "),
  );
};
