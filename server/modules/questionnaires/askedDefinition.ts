import type { Ending, FormDefinition } from "../../shared/forms/definition.ts";
import { allowedRedirect } from "../../shared/forms/redirects.ts";

/** What is left of an ending when it may lead only to our own paths and those origins. */
export function safeEnding(ending: Ending, origins: readonly string[]): Ending {
  const { redirectUrl } = ending;
  return { ...ending, redirectUrl: redirectUrl === null ? null : allowedRedirect(redirectUrl, origins) };
}

/**
 * A definition as it is asked now: an origin that the business allows no more is not led to, whatever was allowed when the
 * form was saved.
 */
export function askedDefinition(
  definition: FormDefinition,
  { redirectOrigins }: { readonly redirectOrigins: readonly string[] },
): FormDefinition {
  return {
    ...definition,
    rules: definition.rules.filter(
      ({ action }) => action.kind !== "REDIRECT" || allowedRedirect(action.url, redirectOrigins) !== null,
    ),
    thanks: safeEnding(definition.thanks, redirectOrigins),
    disqualified: safeEnding(definition.disqualified, redirectOrigins),
  };
}
