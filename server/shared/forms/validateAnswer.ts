import { checkEmail, checkPhone } from "../contact/contactRules.ts";
import { cleanText, checkText } from "../contact/text.ts";
import type { IssueCode } from "../failures/failure.ts";
import { isIsoDate } from "../time/dates.ts";
import type {
  Address,
  Answer,
  AnswerDraft,
  ChoiceField,
  DateField,
  FileField,
  FormField,
  MultipleChoiceField,
  NumberField,
} from "./definition.ts";
import { validateAddress } from "./validateAddress.ts";
import { FORM_LIMITS } from "./limits.ts";
import { countDecimals, normalizeNumber } from "./normalizeNumber.ts";

export interface AnswerContext {
  /** ISO date in the business's time zone. */
  readonly today: string;
  /**
   * Returns a phone number in its stored format, or null if it does not exist. If left out, only the shape is checked.
   */
  readonly phone?: (text: string) => string | null;
  /** Returns the uploaded file of a field, or null if there is none. If left out, uploads are not checked. */
  readonly upload?: (id: string, field: FileField) => { readonly name: string } | null;
}

export interface ValidatedAnswer {
  readonly answer: Answer | null;
  readonly faults: readonly { readonly code: IssueCode; readonly part?: keyof Address }[];
}

const EMPTY_ANSWER: ValidatedAnswer = { answer: null, faults: [] };
const ISO_DATE = /^\d{4}-\d\d-\d\d$/;

export function validateAnswer(
  field: FormField,
  draft: AnswerDraft,
  context: AnswerContext,
): ValidatedAnswer {
  switch (field.kind) {
    case "MULTIPLE_CHOICE":
      return draft.options ? validateOptions(field, draft.options) : EMPTY_ANSWER;
    case "CHECKBOX":
      return typeof draft.isChecked === "boolean"
        ? accept({ kind: "CHECKED", isChecked: draft.isChecked })
        : EMPTY_ANSWER;
    case "CONSENT":
      return typeof draft.isChecked === "boolean"
        ? accept({ kind: "CONSENT", isGiven: draft.isChecked, text: field.text })
        : EMPTY_ANSWER;
    case "ADDRESS": {
      const { address, issues } = validateAddress(draft.address ?? {});
      return { answer: address && { kind: "ADDRESS", address }, faults: issues };
    }
    default:
      return validateTextAnswer(field, draft.text ?? "", context);
  }
}

type SingleTextField = Exclude<FormField, { kind: "MULTIPLE_CHOICE" | "CHECKBOX" | "CONSENT" | "ADDRESS" }>;

function validateTextAnswer(field: SingleTextField, raw: string, context: AnswerContext): ValidatedAnswer {
  switch (field.kind) {
    case "TEXT":
      return validateFreeText(raw, field.maxLength ?? FORM_LIMITS.text, false);
    case "PARAGRAPH":
      return validateFreeText(raw, field.maxLength ?? FORM_LIMITS.paragraph, true);
    case "HIDDEN":
      return validateHidden(raw, field.value);
    case "SINGLE_CHOICE":
    case "DROPDOWN":
      return validateChoice(field, raw);
    default:
      break;
  }
  if (raw.length > 1000) return reject("TOO_LONG");
  const text = cleanText(raw);
  if (text === "") return EMPTY_ANSWER;
  switch (field.kind) {
    case "EMAIL":
      return acceptUnless(checkEmail(text), text);
    case "PHONE":
      return validatePhone(text, context);
    case "NUMBER":
      return validateNumber(field, text);
    case "DATE":
      return validateDate(text, field);
    case "DATE_OF_BIRTH":
      return validateDate(text, { min: subtractYears(context.today, 130), max: context.today });
    case "FILE":
      return validateFile(field, text, context);
  }
}

function validateFreeText(raw: string, max: number, lines: boolean): ValidatedAnswer {
  if (raw.length > 4 * max + 1000) return reject("TOO_LONG");
  const text = cleanText(raw);
  if (text === "") return EMPTY_ANSWER;
  if (text.length > max && countCodePoints(text) > max) return reject("TOO_LONG");
  return acceptUnless(checkText(text, { max: text.length, allowsLines: lines }), text);
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** An empty hidden field has its default value. */
function validateHidden(raw: string, value: string): ValidatedAnswer {
  const validated = validateFreeText(raw, FORM_LIMITS.hidden, false);
  return validated === EMPTY_ANSWER && value !== "" ? accept({ kind: "TEXT", text: value }) : validated;
}

function validateChoice({ options }: ChoiceField, key: string): ValidatedAnswer {
  if (key === "") return EMPTY_ANSWER;
  return acceptUnless(options.some((option) => option.key === key) ? null : "UNKNOWN_OPTION", key);
}

function validateOptions(field: MultipleChoiceField, keys: readonly string[]): ValidatedAnswer {
  const chosen = new Set(keys);
  if (chosen.size === 0) return EMPTY_ANSWER;
  const options = field.options.map(({ key }) => key).filter((key) => chosen.delete(key));
  if (chosen.size > 0) return reject("UNKNOWN_OPTION");
  if (field.min !== null && options.length < field.min) return reject("TOO_FEW");
  if (field.max !== null && options.length > field.max) return reject("TOO_MANY");
  return accept({ kind: "OPTIONS", options });
}

function validatePhone(text: string, { phone }: AnswerContext): ValidatedAnswer {
  const issueCode = checkPhone(text);
  if (issueCode) return reject(issueCode);
  const number = phone ? phone(text) : text;
  return number === null ? reject("INVALID_PHONE") : accept({ kind: "TEXT", text: number });
}

function validateNumber({ min, max, decimals }: NumberField, text: string): ValidatedAnswer {
  const normalized = normalizeNumber(text);
  if (normalized === null || countDecimals(normalized) > decimals) return reject("INVALID_NUMBER");
  if (min !== null && Number(normalized) < min) return reject("TOO_SMALL");
  if (max !== null && Number(normalized) > max) return reject("TOO_LARGE");
  return accept({ kind: "TEXT", text: normalized });
}

function validateDate(text: string, { min, max }: Pick<DateField, "min" | "max">): ValidatedAnswer {
  if (!ISO_DATE.test(text) || !isIsoDate(text)) return reject("INVALID_DATE");
  const isOutside = (min !== null && text < min) || (max !== null && text > max);
  return acceptUnless(isOutside ? "OUT_OF_RANGE" : null, text);
}

function subtractYears(date: string, years: number): string {
  return String(Number(date.slice(0, 4)) - years).padStart(4, "0") + date.slice(4);
}

function validateFile(field: FileField, id: string, { upload }: AnswerContext): ValidatedAnswer {
  if (!/^[\w-]{1,100}$/.test(id)) return reject("NOT_FOUND");
  const file = upload ? upload(id, field) : { name: "" };
  return file === null ? reject("NOT_FOUND") : accept({ kind: "FILE", upload: id, name: file.name });
}

function accept(answer: Answer): ValidatedAnswer {
  return { answer, faults: [] };
}

function acceptUnless(issueCode: IssueCode | null, text: string): ValidatedAnswer {
  return issueCode ? reject(issueCode) : accept({ kind: "TEXT", text });
}

function reject(code: IssueCode): ValidatedAnswer {
  return { answer: null, faults: [{ code }] };
}
