import { cleanText, textFault } from "../contact/text.ts";
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

export interface PartFault {
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
  readonly faults: readonly PartFault[];
} {
  const faults: PartFault[] = [];
  const read = (part: keyof Address): string => {
    const raw = draft[part] ?? "";
    if (raw.length > 10 * ADDRESS_LIMITS[part] + 100) {
      faults.push({ part, code: "TOO_LONG" });
      return "";
    }
    const text = part === "country" ? cleanText(raw).toUpperCase() : cleanText(raw);
    const code = text === "" ? null : partFault(part, text);
    if (code) faults.push({ part, code });
    return text;
  };
  const address: Address = {
    line1: read("line1"),
    line2: read("line2"),
    city: read("city"),
    region: read("region"),
    postcode: read("postcode"),
    country: read("country"),
  };
  const isNone = ADDRESS_PARTS.every((part) => part === "country" || address[part] === "");
  if (faults.length > 0) return { address: null, faults };
  if (isNone) return { address: null, faults: [] };
  const missing = missingParts(address);
  return missing.length > 0 ? { address: null, faults: missing } : { address, faults: [] };
}

export function missingParts(address: Partial<Address>): readonly PartFault[] {
  const needed: (keyof Address)[] = ["line1", "city"];
  if (!WITHOUT_POSTCODE.has(address.country ?? "")) needed.push("postcode");
  return needed.filter((part) => !address[part]).map((part) => ({ part, code: "REQUIRED" }));
}

function partFault(part: keyof Address, text: string): IssueCode | null {
  if (part === "country") return COUNTRIES.has(text) ? null : "UNKNOWN_OPTION";
  return textFault(text, { max: ADDRESS_LIMITS[part] });
}
