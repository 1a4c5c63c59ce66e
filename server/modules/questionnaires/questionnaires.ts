import type { RowName } from "../../platform/database/findNamed.ts";
import { type QuestionnaireKind, type QuestionnaireNotFound, notFoundFailure } from "./data/kinds.ts";
import {
  type QuestionnaireChanges,
  addVersion,
  changeQuestionnaire,
  insertQuestionnaire,
  type LockedQuestionnaire,
  lockQuestionnaire,
  removeFromServices,
} from "./data/writeQuestionnaire.ts";
import { type VersionKey, loadVersions } from "./data/loadVersions.ts";
import { classifyDatabaseError } from "../../platform/database/errors.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { type FailureWith, invalidInput, issue } from "../../shared/failures/failure.ts";
import { newId } from "../../platform/ids/ids.ts";
import {
  type QuestionnaireInput,
  validateDefinition,
  validateQuestionnaire,
} from "./validateQuestionnaire.ts";
import { invalidInputError, throwIssues, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

export async function createQuestionnaire(
  scope: Scope,
  kind: QuestionnaireKind,
  input: QuestionnaireInput,
): Promise<Outcome<string>> {
  const validated = validateQuestionnaire({ ...input, slug: input.slug ?? "", name: input.name ?? "" });
  const { definition, issues } = validateDefinition(scope, kind, input.definition);
  const allIssues = [...validated.issues, ...issues];
  if (allIssues.length > 0) return { ok: false, failure: invalidInput(...allIssues) };
  const now = scope.clock.now();
  const id = newId(now, scope.random);
  const isStored = await insertQuestionnaire(scope.database.query, kind, {
    businessId: scope.business.id,
    id,
    slug: validated.changes.slug!,
    name: validated.changes.name!,
    publication: input.publication ?? "DRAFT",
    definition,
    now,
  });
  return isStored ? { ok: true, value: id } : { ok: false, failure: invalidInput(issue(["slug"], "TAKEN")) };
}

/** A different definition becomes the next version. Existing answers keep their version. Returns the row id. */
export async function updateQuestionnaire<Kind extends QuestionnaireKind>(
  scope: Scope,
  kind: Kind,
  name: RowName,
  input: QuestionnaireInput,
): Promise<Outcome<string, FailureWith<"INVALID_INPUT"> | QuestionnaireNotFound<Kind>>> {
  const { issues, changes } = validateQuestionnaire(input);
  const { business, clock } = scope;
  return withLockedRow(scope, kind, name, async (sql, { id, version }) => {
    if (input.version != null && input.version !== version)
      throw invalidInputError(issue(["version"], "OLD_VERSION"));
    const changed = await mergeDefinition(sql, scope, kind, { id, version }, input.definition);
    throwIssues(...issues, ...(changed?.issues ?? []));
    if (Object.keys(changes).length > 0) await storeChanges(sql, scope, kind, id, changes);
    if (changed) await addVersion(sql, kind, business.id, id, changed.definition, clock.now());
  });
}

/** Validates the newest definition with the changed members. Returns null if no member changes. */
async function mergeDefinition(
  sql: Sql,
  scope: Scope,
  kind: QuestionnaireKind,
  newest: VersionKey,
  members: QuestionnaireInput["definition"],
) {
  if (Object.keys(members).length === 0) return null;
  const [former] = await loadVersions(sql.query, kind, scope.business.id, [newest]);
  return validateDefinition(scope, kind, { ...former, ...members });
}

/** Publishes a form or survey, or makes it a draft. */
export function setQuestionnairePublication<Kind extends QuestionnaireKind>(
  scope: Scope,
  kind: Kind,
  name: RowName,
  publication: "PUBLISHED" | "DRAFT",
): Promise<Outcome<string, FailureWith<"INVALID_INPUT"> | QuestionnaireNotFound<Kind>>> {
  return withLockedRow(scope, kind, name, (sql, { id }) =>
    storeChanges(sql, scope, kind, id, { publication }),
  );
}

/**
 * Archives a form or survey and removes it from all services. It is never deleted, because its answers depend on its
 * questions.
 */
export function archiveQuestionnaire<Kind extends QuestionnaireKind>(
  scope: Scope,
  kind: Kind,
  name: RowName,
): Promise<Outcome<string, FailureWith<"INVALID_INPUT"> | QuestionnaireNotFound<Kind>>> {
  return withLockedRow(scope, kind, name, async (sql, { id }) => {
    await storeChanges(sql, scope, kind, id, { publication: "ARCHIVED" });
    if (kind === "FORM") await removeFromServices(sql, scope.business.id, id);
  });
}

/** An archived form or survey becomes a draft. Any other keeps its state. */
export function restoreQuestionnaire<Kind extends QuestionnaireKind>(
  scope: Scope,
  kind: Kind,
  name: RowName,
): Promise<Outcome<string, FailureWith<"INVALID_INPUT"> | QuestionnaireNotFound<Kind>>> {
  return withLockedRow(scope, kind, name, async (sql, { id, publication }) => {
    if (publication === "ARCHIVED") await storeChanges(sql, scope, kind, id, { publication: "DRAFT" });
  });
}

function withLockedRow<Kind extends QuestionnaireKind>(
  { database, business }: Scope,
  kind: Kind,
  name: RowName,
  work: (sql: Sql, former: LockedQuestionnaire) => Promise<void>,
): Promise<Outcome<string, FailureWith<"INVALID_INPUT"> | QuestionnaireNotFound<Kind>>> {
  return toResult((reject) =>
    database.transaction(async (sql) => {
      const former = await lockQuestionnaire(sql, kind, business.id, name);
      if (!former) throw reject(notFoundFailure(kind));
      await work(sql, former);
      return former.id;
    }),
  );
}

async function storeChanges(
  sql: Sql,
  { business, clock }: Scope,
  kind: QuestionnaireKind,
  id: string,
  changes: QuestionnaireChanges,
): Promise<void> {
  const slugTakenError = () => invalidInputError(issue(["slug"], "TAKEN"));
  try {
    if (!(await changeQuestionnaire(sql, kind, business.id, id, changes, clock.now())))
      throw slugTakenError();
  } catch (error) {
    // A concurrent transaction took the slug.
    throw classifyDatabaseError(error)?.kind === "duplicate" ? slugTakenError() : error;
  }
}
