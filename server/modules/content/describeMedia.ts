import { changeAlt } from "./data/changeMedia.ts";
import { raiseSiteVersion } from "./data/siteVersions.ts";
import { cleanText, textFault } from "../../shared/contact/text.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import { DomainError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { writing } from "./writing.ts";

const LONGEST_ALT = 300;

export function describeMedia(scope: Scope, id: string, given: string): Promise<Outcome<null>> {
  return writing(scope, async (sql, now) => {
    const alt = cleanText(given);
    const fault = textFault(alt, { max: LONGEST_ALT });
    if (fault) throw new DomainError(invalidInput(issue(["alt"], fault)));
    if (!(await changeAlt(sql, scope.business.id, id, alt)))
      throw new DomainError({ code: "MEDIA_NOT_FOUND" });
    await raiseSiteVersion(sql.query, scope.business.id, now);
    return null;
  });
}
