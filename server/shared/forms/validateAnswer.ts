import { emailFault, phoneFault } from "../contact/contactRules.ts";
import { cleanText, textFault } from "../contact/text.ts";
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
import { decimalsOf, plainNumber } from "./plainNumber.ts";

export interface ValidatedBy {
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

const NOTHING: ValidatedAnswer = { answer: null, faults: [] };
const DAY = /^\d{4}-\d\d-\d\d$/;

export function validateAnswer(field: FormField, draft: AnswerDraft, by: ValidatedBy): ValidatedAnswer {
  switch (field.kind) {
    case "MULTIPLE_CHOICE":
      return draft.options ? judgeOptions(field, draft.options) : NOTHING;
    case "CHECKBOX":
      return typeof draft.isChecked === "boolean"
        ? kept({ kind: "CHECKED", isChecked: draft.isChecked })
        : NOTHING;
    case "CONSENT":
      return typeof draft.isChecked === "boolean"
        ? kept({ kind: "CONSENT", isGiven: draft.isChecked, text: field.text })
        : NOTHING;
    case "ADDRESS": {
      const { address, faults } = validateAddress(draft.address ?? {});
      return { answer: address && { kind: "ADDRESS", address }, faults };
    }
    default:
      return judgeText(field, draft.text ?? "", by);
  }
}

type OneTextField = Exclude<FormField, { kind: "MULTIPLE_CHOICE" | "CHECKBOX" | "CONSENT" | "ADDRESS" }>;

function judgeText(field: OneTextField, raw: string, by: ValidatedBy): ValidatedAnswer {
  switch (field.kind) {
    case "TEXT":
      return judgeWords(raw, field.maxLength ?? FORM_LIMITS.text, false);
    case "PARAGRAPH":
      return judgeWords(raw, field.maxLength ?? FORM_LIMITS.paragraph, true);
    case "HIDDEN":
      return judgeHidden(raw, field.value);
    case "SINGLE_CHOICE":
    case "DROPDOWN":
      return judgeChoice(field, raw);
    default:
      break;
  }
  if (raw.length > 1000) return wrong("TOO_LONG");
  const text = cleanText(raw);
  if (text === "") return NOTHING;
  switch (field.kind) {
    case "EMAIL":
      return keptUnless(emailFault(text), text);
    case "PHONE":
      return judgePhone(text, by);
    case "NUMBER":
      return judgeNumber(field, text);
    case "DATE":
      return judgeDate(text, field);
    case "DATE_OF_BIRTH":
      return judgeDate(text, { min: yearsBefore(by.today, 130), max: by.today });
    case "FILE":
      return judgeFile(field, text, by);
  }
}

function judgeWords(raw: string, max: number, lines: boolean): ValidatedAnswer {
  if (raw.length > 4 * max + 1000) return wrong("TOO_LONG");
  const text = cleanText(raw);
  if (text === "") return NOTHING;
  if (text.length > max && codePoints(text) > max) return wrong("TOO_LONG");
  return keptUnless(textFault(text, { max: text.length, lines }), text);
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** An empty hidden field has its default value. */
function judgeHidden(raw: string, value: string): ValidatedAnswer {
  const judged = judgeWords(raw, FORM_LIMITS.hidden, false);
  return judged === NOTHING && value !== "" ? kept({ kind: "TEXT", text: value }) : judged;
}

function judgeChoice({ options }: ChoiceField, key: string): ValidatedAnswer {
  if (key === "") return NOTHING;
  return keptUnless(options.some((option) => option.key === key) ? null : "UNKNOWN_OPTION", key);
}

function judgeOptions(field: MultipleChoiceField, keys: readonly string[]): ValidatedAnswer {
  const chosen = new Set(keys);
  if (chosen.size === 0) return NOTHING;
  const options = field.options.map(({ key }) => key).filter((key) => chosen.delete(key));
  if (chosen.size > 0) return wrong("UNKNOWN_OPTION");
  if (field.min !== null && options.length < field.min) return wrong("TOO_FEW");
  if (field.max !== null && options.length > field.max) return wrong("TOO_MANY");
  return kept({ kind: "OPTIONS", options });
}

function judgePhone(text: string, { phone }: ValidatedBy): ValidatedAnswer {
  const fault = phoneFault(text);
  if (fault) return wrong(fault);
  const number = phone ? phone(text) : text;
  return number === null ? wrong("INVALID_PHONE") : kept({ kind: "TEXT", text: number });
}

function judgeNumber({ min, max, decimals }: NumberField, text: string): ValidatedAnswer {
  const plain = plainNumber(text);
  if (plain === null || decimalsOf(plain) > decimals) return wrong("INVALID_NUMBER");
  if (min !== null && Number(plain) < min) return wrong("TOO_SMALL");
  if (max !== null && Number(plain) > max) return wrong("TOO_LARGE");
  return kept({ kind: "TEXT", text: plain });
}

function judgeDate(text: string, { min, max }: Pick<DateField, "min" | "max">): ValidatedAnswer {
  if (!DAY.test(text) || !isIsoDate(text)) return wrong("INVALID_DATE");
  const isOutside = (min !== null && text < min) || (max !== null && text > max);
  return keptUnless(isOutside ? "OUT_OF_RANGE" : null, text);
}

function yearsBefore(date: string, years: number): string {
  return String(Number(date.slice(0, 4)) - years).padStart(4, "0") + date.slice(4);
}

function judgeFile(field: FileField, id: string, { upload }: ValidatedBy): ValidatedAnswer {
  if (!/^[\w-]{1,100}$/.test(id)) return wrong("NOT_FOUND");
  const file = upload ? upload(id, field) : { name: "" };
  return file === null ? wrong("NOT_FOUND") : kept({ kind: "FILE", upload: id, name: file.name });
}

function kept(answer: Answer): ValidatedAnswer {
  return { answer, faults: [] };
}

function keptUnless(fault: IssueCode | null, text: string): ValidatedAnswer {
  return fault ? wrong(fault) : kept({ kind: "TEXT", text });
}

function wrong(code: IssueCode): ValidatedAnswer {
  return { answer: null, faults: [{ code }] };
}
