import { insertBusiness, insertHost } from "./data/business.ts";
import { databaseFault } from "../../platform/database/errors.ts";
import { hostName } from "./rules/hostName.ts";
import { type WrittenBusiness, validateBusiness } from "./rules/validateBusiness.ts";
import { issue } from "../../shared/failures/failure.ts";
import { isSlug } from "../../shared/ids/slug.ts";
import { newId } from "../../platform/ids/ids.ts";
import { toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { refusal, refuseAny } from "../catalogue/configure.ts";

/** A business that is to be. Everything else of it has its usual value until an owner says otherwise. */
export interface NewBusiness {
  readonly slug: string;
  readonly name: string | null;
  readonly timeZone: string | null;
  readonly currency: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** What its content is written in; without: English. */
  readonly locale?: string;
  /** The host that leads to it; without: the first business of a house answers everywhere. */
  readonly host?: string;
}

/** Makes a business for whoever runs the house; the first one answers for hosts that belong to nobody. Answers its row id. */
export function createBusiness(
  { database, clock, random }: Pick<Scope, "database" | "clock" | "random">,
  { slug, host, ...written }: NewBusiness,
): Promise<Outcome<string>> {
  const { values, issues } = validateBusiness(written as WrittenBusiness);
  const name = host === undefined ? null : hostName(host);
  return toResult(async () => {
    refuseAny(
      ...(isSlug(slug) ? [] : [issue(["slug"], "INVALID")]),
      ...issues,
      ...(host !== undefined && name === null ? [issue(["host"], "INVALID")] : []),
    );
    const id = newId(clock.now(), random);
    try {
      await database.transaction(async (sql) => {
        await insertBusiness(sql, { id, slug, ...values });
        if (name !== null && !(await insertHost(sql, id, name))) throw refusal(issue(["host"], "TAKEN"));
      });
    } catch (error) {
      if (databaseFault(error)?.kind === "duplicate") throw refusal(issue(["slug"], "TAKEN"));
      throw error;
    }
    return id;
  });
}
