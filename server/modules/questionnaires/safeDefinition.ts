import type { Ending, FormDefinition } from "../../shared/forms/definition.ts";
import { normalizeRedirect } from "../../shared/forms/redirects.ts";

export function toSafeEnding(ending: Ending, origins: readonly string[]): Ending {
  const { redirectUrl } = ending;
  return { ...ending, redirectUrl: redirectUrl === null ? null : normalizeRedirect(redirectUrl, origins) };
}

/**
 * Removes redirects to origins that the business no longer allows, even if they were allowed when the form was saved.
 */
export function toSafeDefinition(
  definition: FormDefinition,
  { redirectOrigins }: { readonly redirectOrigins: readonly string[] },
): FormDefinition {
  return {
    ...definition,
    rules: definition.rules.filter(
      ({ action }) => action.kind !== "REDIRECT" || normalizeRedirect(action.url, redirectOrigins) !== null,
    ),
    thanks: toSafeEnding(definition.thanks, redirectOrigins),
    disqualified: toSafeEnding(definition.disqualified, redirectOrigins),
  };
}
