import type { AnswerContext } from "../../shared/forms/answerRules.ts";
import { getLocalDate } from "../../shared/time/localTime.ts";
import { getPhoneCountry, formatInternationalPhone } from "./phoneNumbers.ts";
import type { Scope } from "../../platform/database/scope.ts";

/** @param now epoch milliseconds */
export function validationOptions({ business }: Pick<Scope, "business">, now: number): AnswerContext {
  return {
    today: getLocalDate(business.timeZone, Math.floor(now / 60_000)),
    phone: (text) => formatInternationalPhone(text, getPhoneCountry(business.phone)),
  };
}
