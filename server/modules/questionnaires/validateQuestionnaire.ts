import type { QuestionnaireKind } from "./data/kinds.ts";
import type { Publication, QuestionnaireChanges } from "./data/writeQuestionnaire.ts";
import { cleanText, textFault } from "../../shared/contact/text.ts";
import { type Issue, issue } from "../../shared/failures/failure.ts";
import { validateFormDefinition } from "../../shared/forms/validateDefinition.ts";
import { isSlug } from "../../shared/ids/slug.ts";
import { validateSurveyDefinition } from "../../shared/surveys/validateDefinition.ts";
import type { Scope } from "../../platform/database/scope.ts";

/** What an owner writes of a form or survey. What is left out of a change stays. */
export interface WrittenQuestionnaire {
  readonly slug?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly publication?: Publication | null | undefined;
  /** Whatever JSON was sent. */
  readonly definition?: unknown;
  /** The version that was edited; somebody else's change since is not written over. */
  readonly version?: number | null | undefined;
}

const NAME_MAX = 120;
const SLUG_MAX = 39;

/** What is wrong with what an owner wrote, each fault at its place; and what of it is to be kept, when nothing is. */
export function validateQuestionnaire(scope: Scope, kind: QuestionnaireKind, written: WrittenQuestionnaire) {
  const slug = written.slug?.trim();
  const name = written.name == null ? undefined : cleanText(written.name);
  const changes: QuestionnaireChanges = {
    ...(slug === undefined ? {} : { slug }),
    ...(name === undefined ? {} : { name }),
    ...(written.publication == null ? {} : { publication: written.publication }),
  };
  const asked = written.definition == null ? null : judgeDefinition(scope, kind, written.definition);
  const issues: Issue[] = [
    ...(slug === undefined ? [] : slugIssues(slug)),
    ...(name === undefined ? [] : nameIssues(name)),
    ...(asked?.issues ?? []).map((one) => ({ ...one, path: ["definition", ...one.path] })),
  ];
  return { changes, issues, definition: asked?.definition ?? null };
}

function judgeDefinition({ business }: Scope, kind: QuestionnaireKind, definition: unknown) {
  const at = { origins: business.redirectOrigins };
  return kind === "FORM" ? validateFormDefinition(definition, at) : validateSurveyDefinition(definition, at);
}

function slugIssues(slug: string): Issue[] {
  if (slug === "") return [issue(["slug"], "REQUIRED")];
  if (isSlug(slug)) return [];
  return [issue(["slug"], slug.length > SLUG_MAX ? "TOO_LONG" : "INVALID")];
}

function nameIssues(name: string): Issue[] {
  if (name === "") return [issue(["name"], "REQUIRED")];
  const fault = textFault(name, { max: NAME_MAX });
  return fault ? [issue(["name"], fault)] : [];
}
