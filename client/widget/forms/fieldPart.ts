import type { AnswerDraft } from "../../../server/shared/forms/definition.ts";
import type { DraftContent } from "./drafts.ts";
import type { FilePart } from "./upload/useUploads.ts";

export interface FieldPart {
  readonly name: string;
  readonly draft: AnswerDraft | undefined;
  readonly answer: (content: DraftContent) => void;
  readonly leave: () => void;
  /** Returns the message for the field, or for a part of an address. */
  readonly error: (part?: string) => string | undefined;
  /** By the field or by a rule. */
  readonly isRequired: boolean;
  /** Undefined for a required field. */
  readonly optional: string | undefined;
  readonly file: FilePart;
}
