import type { QuestionnaireKind } from "./data/kinds.ts";
import type { Publication, QuestionnaireChanges } from "./data/writeQuestionnaire.ts";
import { cleanText, checkText } from "../../shared/contact/text.ts";
import { type Issue, issue } from "../../shared/failures/failure.ts";
import { validateFormDefinition } from "../../shared/forms/validateDefinition.ts";
import { isSlug } from "../../shared/ids/slug.ts";
import { validateSurveyDefinition } from "../../shared/surveys/validateDefinition.ts";
import type { Scope } from "../../platform/database/scope.ts";

/** Undefined keeps a value. */
export interface QuestionnaireInput {
  readonly slug?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly publication?: Publication | null | undefined;
  readonly definition?: unknown;
  /** Version on which the change is based, to detect concurrent changes. */
  readonly version?: number | null | undefined;
}

const NAME_MAX = 120;
const SLUG_MAX = 39;

export function validateQuestionnaire(scope: Scope, kind: QuestionnaireKind, input: QuestionnaireInput) {
  const slug = input.slug?.trim();
  const name = input.name == null ? undefined : cleanText(input.name);
  const changes: QuestionnaireChanges = {
    ...(slug === undefined ? {} : { slug }),
    ...(name === undefined ? {} : { name }),
    ...(input.publication == null ? {} : { publication: input.publication }),
  };
  const validated = input.definition == null ? null : findDefinitionIssues(scope, kind, input.definition);
  const issues: Issue[] = [
    ...(slug === undefined ? [] : slugIssues(slug)),
    ...(name === undefined ? [] : nameIssues(name)),
    ...(validated?.issues ?? []).map((one) => ({ ...one, path: ["definition", ...one.path] })),
  ];
  return { changes, issues, definition: validated?.definition ?? null };
}

function findDefinitionIssues({ business }: Scope, kind: QuestionnaireKind, definition: unknown) {
  const options = { origins: business.redirectOrigins };
  return kind === "FORM"
    ? validateFormDefinition(definition, options)
    : validateSurveyDefinition(definition, options);
}

function slugIssues(slug: string): Issue[] {
  if (slug === "") return [issue(["slug"], "REQUIRED")];
  if (isSlug(slug)) return [];
  return [issue(["slug"], slug.length > SLUG_MAX ? "TOO_LONG" : "INVALID")];
}

function nameIssues(name: string): Issue[] {
  if (name === "") return [issue(["name"], "REQUIRED")];
  const issueCode = checkText(name, { max: NAME_MAX });
  return issueCode ? [issue(["name"], issueCode)] : [];
}
