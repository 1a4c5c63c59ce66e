import type { AnswerDraft, FieldByKind, FieldKind } from "../../server/shared/forms/definition.ts";
import type { DraftContent } from "./drafts.ts";
import type { FileFieldState } from "./upload/useUploads.ts";

export interface FieldProps {
  readonly name: string;
  readonly draft: AnswerDraft | undefined;
  readonly setAnswer: (content: DraftContent) => void;
  readonly handleBlur: () => void;
  /** Returns the message for the field, or for a part of an address. */
  readonly getError: (part?: string) => string | undefined;
  /** By the field or by a rule. */
  readonly isRequired: boolean;
  /** Undefined for a required field. */
  readonly optionalLabel: string | undefined;
  readonly file: FileFieldState;
}

export interface FieldViewProps<Kind extends FieldKind> {
  readonly field: FieldByKind<Kind>;
  readonly fieldProps: FieldProps;
}
