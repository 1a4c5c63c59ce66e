import { cleanText, checkText } from "../contact/text.ts";
import type { IssueCode } from "../failures/failure.ts";
import { COUNTRIES, WITHOUT_POSTCODE } from "./countries.ts";
import type { Address, AnswerDraft } from "./definition.ts";

export const ADDRESS_LIMITS = {
  line1: 200,
  line2: 200,
  city: 100,
  region: 100,
  postcode: 20,
  country: 2,
} as const satisfies Record<keyof Address, number>;

export const ADDRESS_PARTS = Object.keys(ADDRESS_LIMITS) as (keyof Address)[];

export interface AddressIssue {
  readonly part: keyof Address;
  readonly code: IssueCode;
}

type Draft = NonNullable<AnswerDraft["address"]>;

/**
 * Validates an address. An address with only a country counts as empty, because screens preselect the country.
 * Otherwise `line1` and `city` are required, and `postcode` unless the country has none.
 */
export function validateAddress(draft: Draft): {
  readonly address: Address | null;
  readonly issues: readonly AddressIssue[];
} {
  const issues: AddressIssue[] = [];
  const readPart = (part: keyof Address): string => {
    const raw = draft[part] ?? "";
    if (raw.length > 10 * ADDRESS_LIMITS[part] + 100) {
      issues.push({ part, code: "TOO_LONG" });
      return "";
    }
    const text = part === "country" ? cleanText(raw).toUpperCase() : cleanText(raw);
    const code = text === "" ? null : checkPart(part, text);
    if (code) issues.push({ part, code });
    return text;
  };
  const address: Address = {
    line1: readPart("line1"),
    line2: readPart("line2"),
    city: readPart("city"),
    region: readPart("region"),
    postcode: readPart("postcode"),
    country: readPart("country"),
  };
  const isEmpty = ADDRESS_PARTS.every((part) => part === "country" || address[part] === "");
  if (issues.length > 0) return { address: null, issues };
  if (isEmpty) return { address: null, issues: [] };
  const missing = findMissingParts(address);
  return missing.length > 0 ? { address: null, issues: missing } : { address, issues: [] };
}

export function findMissingParts(address: Partial<Address>): readonly AddressIssue[] {
  const requiredParts: (keyof Address)[] = ["line1", "city"];
  if (!WITHOUT_POSTCODE.has(address.country ?? "")) requiredParts.push("postcode");
  return requiredParts.filter((part) => !address[part]).map((part) => ({ part, code: "REQUIRED" }));
}

function checkPart(part: keyof Address, text: string): IssueCode | null {
  if (part === "country") return COUNTRIES.has(text) ? null : "UNKNOWN_OPTION";
  return checkText(text, { max: ADDRESS_LIMITS[part] });
}
