import { getFailureMessage } from "../../shared/failures/failure.ts";
import { createBusiness } from "../../modules/businesses/createBusiness.ts";
import { type GlobalCommand, UsageError } from "./command.ts";

export const addBusiness: GlobalCommand = async (installation, { words: [slug = ""], options }) => {
  const getOption = (name: string) => options[name]?.[0];
  const outcome = await createBusiness(installation, {
    slug,
    name: getOption("name") ?? null,
    timeZone: getOption("zone") ?? null,
    currency: getOption("currency") ?? null,
    email: getOption("email") ?? null,
    phone: getOption("phone") ?? null,
    locale: getOption("locale"),
    host: getOption("host"),
  });
  if (outcome.ok)
    return [
      `${getOption("name")} was created. Add its first owner: npm run daybook -- owner add EMAIL --business ${slug}`,
    ];
  const { failure } = outcome;
  throw new UsageError(
    failure.code === "INVALID_INPUT"
      ? failure.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n")
      : getFailureMessage(failure),
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
