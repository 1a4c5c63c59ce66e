import type { RowName } from "../../platform/database/findNamed.ts";
import type { QuestionnaireKind } from "./data/kinds.ts";
import {
  type Publication,
  type QuestionnaireChanges,
  addVersion,
  changeQuestionnaire,
  insertQuestionnaire,
  lockQuestionnaire,
  takeFromServices,
} from "./data/writeQuestionnaire.ts";
import { databaseFault } from "../../platform/database/errors.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import { newId } from "../../platform/ids/ids.ts";
import { type WrittenQuestionnaire, validateQuestionnaire } from "./validateQuestionnaire.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

/** Makes a form or survey with its first version. Answers its row id. Sent twice, the second finds the slug taken. */
export async function createQuestionnaire(
  scope: Scope,
  kind: QuestionnaireKind,
  written: WrittenQuestionnaire,
): Promise<Outcome<string>> {
  const judged = validateQuestionnaire(scope, kind, {
    ...written,
    slug: written.slug ?? "",
    name: written.name ?? "",
  });
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
 * keeps the version that it answered. Answers its row id. Safe to send twice.
 */
export async function updateQuestionnaire(
  scope: Scope,
  kind: QuestionnaireKind,
  name: RowName,
  written: WrittenQuestionnaire,
): Promise<Outcome<string>> {
  const { issues, changes, definition } = validateQuestionnaire(scope, kind, written);
  if (issues.length > 0) return { ok: false, failure: invalidInput(...issues) };
  const { business, clock } = scope;
  return changing(scope, kind, name, async (sql, { id, version }) => {
    if (written.version != null && written.version !== version)
      throw new DomainError(invalidInput(issue(["version"], "OLD_VERSION")));
    if (Object.keys(changes).length > 0) await change(sql, scope, kind, id, changes);
    if (definition) await addVersion(sql, kind, business.id, id, definition, clock.now());
  });
}

/** Publishes a form or survey, takes it back, or archives it. Safe to send twice. */
export function publishQuestionnaire(
  scope: Scope,
  kind: QuestionnaireKind,
  name: RowName,
  publication: Publication,
): Promise<Outcome<string>> {
  return changing(scope, kind, name, (sql, { id }) => change(sql, scope, kind, id, { publication }));
}

/**
 * Puts a form or survey away: archived, and asked for no service any more. It is never erased, for what it asked is what
 * its answers mean. Safe to send twice.
 */
export function deleteQuestionnaire(
  scope: Scope,
  kind: QuestionnaireKind,
  name: RowName,
): Promise<Outcome<string>> {
  return changing(scope, kind, name, async (sql, { id }) => {
    await change(sql, scope, kind, id, { publication: "ARCHIVED" });
    if (kind === "FORM") await takeFromServices(sql, scope.business.id, id);
  });
}

/** Changes one that nobody else changes meanwhile. Answers its row id. */
function changing(
  { database, business }: Scope,
  kind: QuestionnaireKind,
  name: RowName,
  work: (sql: Sql, former: { readonly id: string; readonly version: number }) => Promise<void>,
): Promise<Outcome<string>> {
  return toResult(() =>
    database.transaction(async (sql) => {
      const former = await lockQuestionnaire(sql, kind, business.id, name);
      if (!former) throw new DomainError({ code: kind === "FORM" ? "FORM_NOT_FOUND" : "SURVEY_NOT_FOUND" });
      await work(sql, former);
      return former.id;
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
  const taken = () => new DomainError(invalidInput(issue(["slug"], "TAKEN")));
  try {
    if (!(await changeQuestionnaire(sql, kind, business.id, id, changes, clock.now()))) throw taken();
  } catch (error) {
    // Somebody took it at this very moment.
    throw databaseFault(error)?.kind === "duplicate" ? taken() : error;
  }
}
