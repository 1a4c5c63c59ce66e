import type { QuestionnaireKind } from "../data/questionnaires/kinds.ts";
import {
  type Publication,
  type QuestionnaireChanges,
  addVersion,
  changeQuestionnaire,
  insertQuestionnaire,
  lockQuestionnaire,
  takeFromServices,
} from "../data/questionnaires/writeQuestionnaire.ts";
import { databaseFault } from "../data/errors.ts";
import type { Sql } from "../data/transaction.ts";
import { cleanText, textFault } from "../domain/contact/text.ts";
import { type Issue, invalidInput, issue } from "../domain/failures/failure.ts";
import { judgeFormDefinition } from "../domain/forms/judgeDefinition.ts";
import { isSlug } from "../domain/ids/slug.ts";
import { judgeSurveyDefinition } from "../domain/surveys/judgeDefinition.ts";
import { newId } from "./ids.ts";
import { Refused, outcomeOf } from "./refused.ts";
import type { Outcome, Scope } from "./scope.ts";

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

/** Makes a form or survey with its first version. Answers its row id. Sent twice, the second finds the slug taken. */
export async function createQuestionnaire(
  scope: Scope,
  kind: QuestionnaireKind,
  written: WrittenQuestionnaire,
): Promise<Outcome<string>> {
  const judged = judge(scope, kind, { ...written, slug: written.slug ?? "", name: written.name ?? "" });
  const issues = judged.definition ? judged.issues : [...judged.issues, issue(["definition"], "REQUIRED")];
  if (issues.length > 0) return { ok: false, failure: invalidInput(...issues) };
  const now = scope.clock.now();
  const id = newId(now, scope.random);
  const isKept = await insertQuestionnaire(scope.database.query, kind, {
    businessId: scope.business.id,
    id,
    slug: judged.changes.slug!,
    name: judged.changes.name!,
    publication: written.publication ?? "DRAFT",
    definition: judged.definition!,
    now,
  });
  return isKept ? { ok: true, value: id } : { ok: false, failure: invalidInput(issue(["slug"], "TAKEN")) };
}

/**
 * Changes a form or survey. Another definition becomes its next version, the same one none; what was answered before
 * keeps the version that it answered. Safe to send twice.
 */
export async function updateQuestionnaire(
  scope: Scope,
  kind: QuestionnaireKind,
  id: string,
  written: WrittenQuestionnaire,
): Promise<Outcome<null>> {
  const { issues, changes, definition } = judge(scope, kind, written);
  if (issues.length > 0) return { ok: false, failure: invalidInput(...issues) };
  const { business, clock } = scope;
  return changing(scope, kind, id, async (sql, { version }) => {
    if (written.version != null && written.version !== version)
      throw new Refused(invalidInput(issue(["version"], "OLD_VERSION")));
    if (Object.keys(changes).length > 0) await change(sql, scope, kind, id, changes);
    if (definition) await addVersion(sql, kind, business.id, id, definition, clock.now());
  });
}

/** Publishes a form or survey, takes it back, or archives it. Safe to send twice. */
export function publishQuestionnaire(
  scope: Scope,
  kind: QuestionnaireKind,
  id: string,
  publication: Publication,
): Promise<Outcome<null>> {
  return changing(scope, kind, id, (sql) => change(sql, scope, kind, id, { publication }));
}

/**
 * Puts a form or survey away: archived, and asked for no service any more. It is never erased, for what it asked is what
 * its answers mean. Safe to send twice.
 */
export function deleteQuestionnaire(
  scope: Scope,
  kind: QuestionnaireKind,
  id: string,
): Promise<Outcome<null>> {
  return changing(scope, kind, id, async (sql) => {
    await change(sql, scope, kind, id, { publication: "ARCHIVED" });
    if (kind === "FORM") await takeFromServices(sql, scope.business.id, id);
  });
}

/** Changes one that nobody else changes meanwhile. */
function changing(
  { database, business }: Scope,
  kind: QuestionnaireKind,
  id: string,
  work: (sql: Sql, former: { readonly version: number }) => Promise<void>,
): Promise<Outcome<null>> {
  return outcomeOf(() =>
    database.transaction(async (sql) => {
      const former = await lockQuestionnaire(sql, kind, business.id, id);
      if (!former) throw new Refused({ code: kind === "FORM" ? "FORM_NOT_FOUND" : "SURVEY_NOT_FOUND" });
      await work(sql, former);
      return null;
    }),
  );
}

async function change(
  sql: Sql,
  { business, clock }: Scope,
  kind: QuestionnaireKind,
  id: string,
  changes: QuestionnaireChanges,
): Promise<void> {
  const taken = () => new Refused(invalidInput(issue(["slug"], "TAKEN")));
  try {
    if (!(await changeQuestionnaire(sql, kind, business.id, id, changes, clock.now()))) throw taken();
  } catch (error) {
    // Somebody took it at this very moment.
    throw databaseFault(error)?.kind === "duplicate" ? taken() : error;
  }
}

function judge(scope: Scope, kind: QuestionnaireKind, written: WrittenQuestionnaire) {
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
  return kind === "FORM" ? judgeFormDefinition(definition, at) : judgeSurveyDefinition(definition, at);
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
