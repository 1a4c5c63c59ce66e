import type { AnswerDraft, Answers, FieldKind } from "./definition.ts";
import { FIELD_KINDS } from "./fieldKinds.ts";

type Member = Exclude<keyof AnswerDraft, "field">;

const MEMBERS: readonly Member[] = ["text", "options", "isChecked", "address"];

/**
 * Returns true if a draft has only the member for the field's kind, with the right type. Drafts may come from browser
 * storage, so types are checked at run time.
 */
export function isDraftValid(kind: FieldKind, draft: AnswerDraft): boolean {
  const expectedMember = FIELD_KINDS[kind].draftMember;
  return MEMBERS.every((member) => {
    const value: unknown = draft[member];
    return value === null || value === undefined || (member === expectedMember && hasType(member, value));
  });
}

function hasType(member: Member, value: unknown): boolean {
  if (member === "text") return typeof value === "string";
  if (member === "isChecked") return typeof value === "boolean";
  if (member === "options") return Array.isArray(value) && value.every((key) => typeof key === "string");
  if (typeof value !== "object" || Array.isArray(value)) return false;
  return Object.values(value as object).every(
    (part) => typeof part === "string" || part === null || part === undefined,
  );
}

export function toDrafts(answers: Answers): AnswerDraft[] {
  return Object.entries(answers).map(([field, answer]) => {
    switch (answer.kind) {
      case "TEXT":
        return { field, text: answer.text };
      case "OPTIONS":
        return { field, options: answer.options };
      case "CHECKED":
        return { field, isChecked: answer.isChecked };
      case "CONSENT":
        return { field, isChecked: answer.isGiven };
      case "ADDRESS":
        return { field, address: answer.address };
      case "FILE":
        return { field, text: answer.upload };
    }
  });
}
