import { checkEmail, checkPhone } from "../contact/contactRules.ts";
import { cleanText, checkText } from "../contact/text.ts";
import type { IssueCode } from "../failures/failure.ts";
import { isIsoDate } from "../time/dates.ts";
import type {
  Address,
  Answer,
  AnswerDraft,
  CheckboxField,
  ChoiceField,
  ConsentField,
  DateField,
  FileField,
  FormField,
  HiddenField,
  MultipleChoiceField,
  NumberField,
  TextField,
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

export function validateText({ maxLength }: TextField, { text }: AnswerDraft): ValidatedAnswer {
  return validateFreeText(text, maxLength ?? FORM_LIMITS.text, false);
}

export function validateParagraph({ maxLength }: TextField, { text }: AnswerDraft): ValidatedAnswer {
  return validateFreeText(text, maxLength ?? FORM_LIMITS.paragraph, true);
}

/** An empty hidden field has its default value. */
export function validateHidden({ value }: HiddenField, { text }: AnswerDraft): ValidatedAnswer {
  const validated = validateFreeText(text, FORM_LIMITS.hidden, false);
  return validated === EMPTY_ANSWER && value !== "" ? accept({ kind: "TEXT", text: value }) : validated;
}

export function validateChoice({ options }: ChoiceField, { text: key }: AnswerDraft): ValidatedAnswer {
  if (!key) return EMPTY_ANSWER;
  return acceptUnless(options.some((option) => option.key === key) ? null : "UNKNOWN_OPTION", key);
}

export function validateOptions(field: MultipleChoiceField, { options: keys }: AnswerDraft): ValidatedAnswer {
  const chosen = new Set(keys);
  if (chosen.size === 0) return EMPTY_ANSWER;
  const options = field.options.map(({ key }) => key).filter((key) => chosen.delete(key));
  if (chosen.size > 0) return reject("UNKNOWN_OPTION");
  if (field.min !== null && options.length < field.min) return reject("TOO_FEW");
  if (field.max !== null && options.length > field.max) return reject("TOO_MANY");
  return accept({ kind: "OPTIONS", options });
}

export function validateCheckbox(_: CheckboxField, { isChecked }: AnswerDraft): ValidatedAnswer {
  return typeof isChecked === "boolean" ? accept({ kind: "CHECKED", isChecked }) : EMPTY_ANSWER;
}

export function validateConsent({ text }: ConsentField, { isChecked }: AnswerDraft): ValidatedAnswer {
  return typeof isChecked === "boolean"
    ? accept({ kind: "CONSENT", isGiven: isChecked, text })
    : EMPTY_ANSWER;
}

export function validateAddressAnswer(_: FormField, draft: AnswerDraft): ValidatedAnswer {
  const { address, issues } = validateAddress(draft.address ?? {});
  return { answer: address && { kind: "ADDRESS", address }, faults: issues };
}

export function validateEmail(_: FormField, draft: AnswerDraft): ValidatedAnswer {
  return validateLine(draft, (text) => acceptUnless(checkEmail(text), text));
}

export function validatePhone(_: FormField, draft: AnswerDraft, { phone }: AnswerContext): ValidatedAnswer {
  return validateLine(draft, (text) => {
    const issueCode = checkPhone(text);
    if (issueCode) return reject(issueCode);
    const number = phone ? phone(text) : text;
    return number === null ? reject("INVALID_PHONE") : accept({ kind: "TEXT", text: number });
  });
}

export function validateNumber({ min, max, decimals }: NumberField, draft: AnswerDraft): ValidatedAnswer {
  return validateLine(draft, (text) => {
    const normalized = normalizeNumber(text);
    if (normalized === null || countDecimals(normalized) > decimals) return reject("INVALID_NUMBER");
    if (min !== null && Number(normalized) < min) return reject("TOO_SMALL");
    if (max !== null && Number(normalized) > max) return reject("TOO_LARGE");
    return accept({ kind: "TEXT", text: normalized });
  });
}

export function validateDate(
  { min, max }: Pick<DateField, "min" | "max">,
  draft: AnswerDraft,
): ValidatedAnswer {
  return validateLine(draft, (text) => {
    if (!ISO_DATE.test(text) || !isIsoDate(text)) return reject("INVALID_DATE");
    const isOutside = (min !== null && text < min) || (max !== null && text > max);
    return acceptUnless(isOutside ? "OUT_OF_RANGE" : null, text);
  });
}

export function validateDateOfBirth(
  _: FormField,
  draft: AnswerDraft,
  { today }: AnswerContext,
): ValidatedAnswer {
  const earliest = String(Number(today.slice(0, 4)) - 130).padStart(4, "0") + today.slice(4);
  return validateDate({ min: earliest, max: today }, draft);
}

export function validateFile(
  field: FileField,
  draft: AnswerDraft,
  { upload }: AnswerContext,
): ValidatedAnswer {
  return validateLine(draft, (id) => {
    if (!/^[\w-]{1,100}$/.test(id)) return reject("NOT_FOUND");
    const file = upload ? upload(id, field) : { name: "" };
    return file === null ? reject("NOT_FOUND") : accept({ kind: "FILE", upload: id, name: file.name });
  });
}

function validateLine(
  { text: raw }: AnswerDraft,
  validate: (text: string) => ValidatedAnswer,
): ValidatedAnswer {
  if (raw && raw.length > 1000) return reject("TOO_LONG");
  const text = cleanText(raw ?? "");
  return text === "" ? EMPTY_ANSWER : validate(text);
}

function validateFreeText(raw: AnswerDraft["text"], max: number, lines: boolean): ValidatedAnswer {
  if (raw && raw.length > 4 * max + 1000) return reject("TOO_LONG");
  const text = cleanText(raw ?? "");
  if (text === "") return EMPTY_ANSWER;
  if (text.length > max && countCodePoints(text) > max) return reject("TOO_LONG");
  return acceptUnless(checkText(text, { max: text.length, allowsLines: lines }), text);
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
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
