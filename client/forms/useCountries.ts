import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { COUNTRIES } from "../../server/shared/forms/countries.ts";
import { useLocale } from "../i18n/LocaleProvider.tsx";
import type { SelectOption } from "../ui/fields/Select.tsx";
import { useIsHydrated } from "./useIsHydrated.ts";

/**
 * Returns all countries in the interface's language. Empty in the first render, because server and browser may have
 * different names.
 */
export function useCountries(): readonly SelectOption[] {
  const { t } = useLingui();
  const { localeTag: locale } = useLocale();
  const isHydrated = useIsHydrated();
  const countries = useMemo(() => (isHydrated ? getCountryOptions(locale) : []), [isHydrated, locale]);
  return [{ value: "", text: t`Please choose` }, ...countries];
}

function getCountryOptions(locale: string): readonly SelectOption[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const { compare } = new Intl.Collator(locale);
  return [...COUNTRIES]
    .map((code) => ({ value: code, text: names.of(code) ?? code }))
    .sort((left, right) => compare(left.text, right.text));
}
