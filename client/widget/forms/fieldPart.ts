import type { AnswerDraft } from "../../../server/shared/forms/definition.ts";
import type { DraftContent } from "./drafts.ts";
import type { FilePart } from "./upload/useUploads.ts";

/** What every kind of field gets beside its own fragment. */
export interface FieldPart {
  /** The field's key among all that is asked here. */
  readonly name: string;
  readonly draft: AnswerDraft | undefined;
  readonly answer: (content: DraftContent) => void;
  /** The focus has left it. */
  readonly leave: () => void;
  /** What is wrong, in words; of an address, with one of its parts. */
  readonly error: (part?: string) => string | undefined;
  /** By itself, or because a rule says so. */
  readonly isRequired: boolean;
  /** The word for "optional", where it is. */
  readonly optional: string | undefined;
  /** The file, where one is asked for. */
  readonly file: FilePart;
}
