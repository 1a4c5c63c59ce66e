import { countVisits, lockUncounted } from "../data/services/countDays.ts";
import { type ServiceRules, lockService, writeRules } from "../data/services/updateRules.ts";
import { touchSite } from "../data/siteVersions.ts";
import { invalidInput, issue } from "../domain/failures/failure.ts";
import { type WrittenRules, judgeRules } from "../domain/services/judgeRules.ts";
import { localDateAt } from "../domain/time/localTime.ts";
import { Refused, outcomeOf } from "./refused.ts";
import type { Outcome, Scope } from "./scope.ts";

/**
 * Changes the rules of a service that are given. What is booked or held stays, whatever the new rules say: a day that has
 * more than its limit takes no more. Safe to send twice.
 */
export async function updateService(
  scope: Scope,
  serviceId: string,
  written: WrittenRules,
): Promise<Outcome<null>> {
  const issues = judgeRules(written);
  if (issues.length > 0) return { ok: false, failure: invalidInput(...issues) };
  const given = Object.entries(written).filter(([, value]) => value !== undefined);
  const changes = Object.fromEntries(given) as Partial<ServiceRules>;
  const { business, clock, database } = scope;
  const now = clock.now();
  return outcomeOf(() =>
    database.transaction(async (sql) => {
      const former = await lockService(sql, business.id, serviceId);
      if (!former) throw new Refused(invalidInput(issue(["service"], "NOT_FOUND")));
      // A class that looks busy would hide seats that are there.
      if (former.capacity > 1 && (changes.lookBusyPercent ?? 0) > 0)
        throw new Refused(invalidInput(issue(["lookBusyPercent"], "INVALID")));
      await writeRules(sql, business.id, serviceId, changes);
      // Pages show which services there are.
      await touchSite(sql.query, business.id, now);
      if (former.maxPerDay !== null || changes.maxPerDay == null) return null;
      // Nothing was counted without a limit. A day began at most a day ago.
      const visits = await lockUncounted(sql, business.id, serviceId, now - 86_400_000);
      const dated = visits.map((visit) => ({
        ...visit,
        date: localDateAt(business.timeZone, visit.startsAt),
      }));
      await countVisits(sql, business.id, serviceId, changes.maxPerDay, dated);
      return null;
    }),
  );
}
