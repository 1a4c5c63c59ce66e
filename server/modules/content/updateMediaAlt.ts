import { changeAlt } from "./data/changeMedia.ts";
import { raiseSiteVersion } from "./data/siteVersions.ts";
import { cleanText, checkText } from "../../shared/contact/text.ts";
import { type FailureWith, issue } from "../../shared/failures/failure.ts";
import { invalidInputError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { withLockedSite } from "./entryInput.ts";

const LONGEST_ALT = 300;

export function updateMediaAlt(
  scope: Scope,
  id: string,
  altText: string,
): Promise<Outcome<null, FailureWith<"INVALID_INPUT" | "MEDIA_NOT_FOUND">>> {
  return withLockedSite(scope, async (sql, now, reject) => {
    const alt = cleanText(altText);
    const issueCode = checkText(alt, { max: LONGEST_ALT });
    if (issueCode) throw invalidInputError(issue(["alt"], issueCode));
    if (!(await changeAlt(sql, scope.business.id, id, alt))) throw reject({ code: "MEDIA_NOT_FOUND" });
    await raiseSiteVersion(sql.query, scope.business.id, now);
    return null;
  });
}
