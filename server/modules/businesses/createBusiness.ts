import { insertBusiness, insertHost, notifyBusinessChange } from "./data/business.ts";
import { classifyDatabaseError } from "../../platform/database/errors.ts";
import { normalizeHost } from "./rules/normalizeHost.ts";
import { type BusinessSettingsInput, validateBusiness } from "./rules/validateBusiness.ts";
import { issue } from "../../shared/failures/failure.ts";
import { isSlug } from "../../shared/ids/slug.ts";
import { newId } from "../../platform/ids/ids.ts";
import { toResult, invalidInputError, throwIssues } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

/** Null keeps the default of a setting. */
export interface NewBusiness {
  readonly slug: string;
  readonly name: string | null;
  readonly timeZone: string | null;
  readonly currency: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly locale?: string | undefined;
  readonly host?: string | undefined;
  /** Sets the origin of links to `https://` and the host. */
  readonly isHostOrigin?: boolean;
}

export function createBusiness(
  { database, clock, random }: Pick<Scope, "database" | "clock" | "random">,
  { slug, host, isHostOrigin, ...settings }: NewBusiness,
): Promise<Outcome<string>> {
  const name = host === undefined ? null : normalizeHost(host);
  const origin = isHostOrigin && name !== null ? { origin: `https://${name}` } : {};
  const { values, issues } = validateBusiness({ ...settings, ...origin } as BusinessSettingsInput);
  return toResult(async () => {
    throwIssues(
      ...(isSlug(slug) ? [] : [issue(["slug"], "INVALID")]),
      ...issues,
      ...(host !== undefined && name === null ? [issue(["host"], "INVALID")] : []),
    );
    const id = newId(clock.now(), random);
    try {
      await database.transaction(async (sql) => {
        await insertBusiness(sql, { id, slug, ...values });
        if (name !== null && !(await insertHost(sql, id, name)))
          throw invalidInputError(issue(["host"], "TAKEN"));
        await notifyBusinessChange(sql, id);
      });
    } catch (error) {
      if (classifyDatabaseError(error)?.kind === "duplicate")
        throw invalidInputError(issue(["slug"], "TAKEN"));
      throw error;
    }
    return id;
  });
}
