import type { QuestionnaireKind } from "./data/kinds.ts";
import type { Publication, QuestionnaireChanges } from "./data/writeQuestionnaire.ts";
import { cleanText, checkText } from "../../shared/contact/text.ts";
import { type Issue, issue } from "../../shared/failures/failure.ts";
import { validateFormDefinition } from "../../shared/forms/validateDefinition.ts";
import { isSlug } from "../../shared/ids/slug.ts";
import { validateSurveyDefinition } from "../../shared/surveys/validateDefinition.ts";
import { toInputPath } from "./rules/definitionInput.ts";
import type { Scope } from "../../platform/database/scope.ts";

/** Undefined keeps a value. */
export interface QuestionnaireInput {
  readonly slug?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly publication?: Publication | null | undefined;
  /** Members of the definition. A member that is absent keeps its value. */
  readonly definition: Readonly<Record<string, unknown>>;
  /** Version on which the change is based, to detect concurrent changes. */
  readonly version?: number | null | undefined;
}

const NAME_MAX = 120;
const SLUG_MAX = 39;

/** Validates everything but the definition. */
export function validateQuestionnaire(input: QuestionnaireInput) {
  const slug = input.slug?.trim();
  const name = input.name == null ? undefined : cleanText(input.name);
  const changes: QuestionnaireChanges = {
    ...(slug === undefined ? {} : { slug }),
    ...(name === undefined ? {} : { name }),
    ...(input.publication == null ? {} : { publication: input.publication }),
  };
  const issues: Issue[] = [
    ...(slug === undefined ? [] : slugIssues(slug)),
    ...(name === undefined ? [] : nameIssues(name)),
  ];
  return { changes, issues };
}

/** Validates a complete definition. The paths of its issues are those of the graph's input. */
export function validateDefinition({ business }: Scope, kind: QuestionnaireKind, input: object) {
  const options = { origins: business.redirectOrigins };
  const { definition, issues } =
    kind === "FORM" ? validateFormDefinition(input, options) : validateSurveyDefinition(input, options);
  return { definition, issues: issues.map((one) => ({ ...one, path: toInputPath(input, one.path) })) };
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
