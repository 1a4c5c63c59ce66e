import { changeAlt } from "./data/changeMedia.ts";
import { raiseSiteVersion } from "./data/siteVersions.ts";
import { cleanText, checkText } from "../../shared/contact/text.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import { DomainError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { withLockedSite } from "./entryInput.ts";

const LONGEST_ALT = 300;

export function updateMediaAlt(scope: Scope, id: string, altText: string): Promise<Outcome<null>> {
  return withLockedSite(scope, async (sql, now) => {
    const alt = cleanText(altText);
    const issueCode = checkText(alt, { max: LONGEST_ALT });
    if (issueCode) throw new DomainError(invalidInput(issue(["alt"], issueCode)));
    if (!(await changeAlt(sql, scope.business.id, id, alt)))
      throw new DomainError({ code: "MEDIA_NOT_FOUND" });
    await raiseSiteVersion(sql.query, scope.business.id, now);
    return null;
  });
}
