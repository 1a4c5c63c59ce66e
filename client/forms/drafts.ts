import { isRecord } from "../shared/isRecord.ts";
import type { AnswerDraft } from "../../server/shared/forms/definition.ts";

/** Unvalidated answers by field key, in the format that is sent. */
export type Drafts = ReadonlyMap<string, AnswerDraft>;

export type DraftContent = Omit<AnswerDraft, "field">;

export interface UploadedFile {
  /** Id of the upload, which is the answer. */
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** A chosen file that is not uploaded yet. A reload ends its upload. */
export type UnsentFile = Omit<UploadedFile, "id">;

export interface FormAnswers {
  readonly drafts: Drafts;
  readonly files: ReadonlyMap<string, UploadedFile>;
  readonly unsentFiles: ReadonlyMap<string, UnsentFile>;
}

export const NO_FORM_ANSWERS: FormAnswers = { drafts: new Map(), files: new Map(), unsentFiles: new Map() };

export function withDraft(filled: FormAnswers, field: string, content: DraftContent): FormAnswers {
  return { ...filled, drafts: new Map(filled.drafts).set(field, { field, ...content }) };
}

export function withFile(filled: FormAnswers, field: string, file: UploadedFile | null): FormAnswers {
  const files = new Map(filled.files);
  const unsentFiles = new Map(filled.unsentFiles);
  unsentFiles.delete(field);
  if (file === null) files.delete(field);
  else files.set(field, file);
  return withDraft({ ...filled, files, unsentFiles }, field, { text: file?.id ?? "" });
}

/** Replaces the file of a field by one whose upload begins. */
export function withUnsentFile(filled: FormAnswers, field: string, { name, size }: UnsentFile): FormAnswers {
  const empty = withFile(filled, field, null);
  return { ...empty, unsentFiles: new Map(empty.unsentFiles).set(field, { name, size }) };
}

/** Returns whether an answer is empty. An unticked checkbox is empty. */
export function isBlank(draft: AnswerDraft | undefined): boolean {
  if (draft === undefined) return true;
  const { text, options, isChecked, address } = draft;
  return !text && !options?.length && isChecked !== true && !Object.values(address ?? {}).some(Boolean);
}

export function toStoredAnswers({ drafts, files, unsentFiles }: FormAnswers): unknown {
  const toEntries = (map: ReadonlyMap<string, object>) =>
    [...map].map(([field, file]) => ({ field, ...file }));
  return { drafts: [...drafts.values()], files: toEntries(files), unsentFiles: toEntries(unsentFiles) };
}

export function parseStoredAnswers(stored: unknown): FormAnswers {
  if (!isRecord(stored)) return NO_FORM_ANSWERS;
  const drafts = toRecords(stored["drafts"]).flatMap((draft) => {
    const read = readDraft(draft);
    return read === null ? [] : [[read.field, read] as const];
  });
  const files = toRecords(stored["files"]).flatMap(({ field, id, name, size }) =>
    typeof field === "string" &&
    typeof id === "string" &&
    typeof name === "string" &&
    typeof size === "number"
      ? [[field, { id, name, size }] as const]
      : [],
  );
  const unsentFiles = toRecords(stored["unsentFiles"]).flatMap(({ field, name, size }) =>
    typeof field === "string" && typeof name === "string" && typeof size === "number"
      ? [[field, { name, size }] as const]
      : [],
  );
  return { drafts: new Map(drafts), files: new Map(files), unsentFiles: new Map(unsentFiles) };
}

function readDraft(stored: Record<string, unknown>): AnswerDraft | null {
  const { field, text, options, isChecked, address } = stored;
  if (typeof field !== "string") return null;
  return {
    field,
    ...(typeof text === "string" ? { text } : {}),
    ...(Array.isArray(options) ? { options: options.filter((key) => typeof key === "string") } : {}),
    ...(typeof isChecked === "boolean" ? { isChecked } : {}),
    ...(isRecord(address)
      ? {
          address: Object.fromEntries(
            Object.entries(address).filter(([, part]) => typeof part === "string"),
          ) as NonNullable<AnswerDraft["address"]>,
        }
      : {}),
  };
}

function toRecords(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
