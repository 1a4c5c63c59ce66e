import { DEMO_FACT, type DemoFact } from "../../../prisma/demo.ts";
import { BUSINESS_ID } from "../../../prisma/demo/business.ts";
import { chooseDefaultBusiness } from "../../modules/businesses/data/defaultBusiness.ts";
import { findFact, storeFact } from "../../platform/database/installationFacts.ts";
import { removeBusiness } from "../../modules/businesses/data/removeBusiness.ts";
import { type GlobalCommand, UsageError } from "./command.ts";

/** No later start creates the demo again. */
export const removeDemo: GlobalCommand = async ({ database, clock }) => {
  const now = clock.now();
  const where = { id: BUSINESS_ID };
  const demo = await database.prisma.business.findUnique({ where });
  if (!demo) throw new UsageError("There is no demo business.");
  await database.transaction(
    async (sql) => {
      const fact = (await findFact<DemoFact>(sql.query, DEMO_FACT))?.value;
      await removeBusiness(sql, demo.id);
      await storeFact(sql.query, DEMO_FACT, { mode: "trial", ...fact, removedAt: now }, now);
    },
    { timeoutMs: 120_000 },
  );
  return [
    `${demo.name} has been removed with all its data.`,
    ...(demo.isDefault
      ? ["No business answers unknown hosts now. Choose one with: business default SLUG"]
      : []),
  ];
};

export const setDefaultBusiness: GlobalCommand = async ({ database }, { words: [slug = ""] }) => {
  const chosen = slug === "none" ? null : slug;
  await database.transaction(async (sql) => {
    if (!(await chooseDefaultBusiness(sql, chosen)))
      throw new UsageError(`There is no business ${slug}: see business list.`);
  });
  return [
    chosen === null
      ? "Unknown hosts get 404 now. A running server follows within seconds."
      : `${slug} answers unknown hosts now. A running server follows within seconds.`,
  ];
};
