import type { ValidatedBy } from "../../shared/forms/validateAnswer.ts";
import { localDateAt } from "../../shared/time/localTime.ts";
import { homeCountry, internationalPhone } from "./phoneNumbers.ts";
import type { Scope } from "../../platform/database/scope.ts";

/** What the answers to a business's forms and surveys are judged by, at a time in epoch milliseconds. */
export function validatedBy({ business }: Pick<Scope, "business">, now: number): ValidatedBy {
  return {
    today: localDateAt(business.timeZone, Math.floor(now / 60_000)),
    phone: (text) => internationalPhone(text, homeCountry(business.phone)),
  };
}
