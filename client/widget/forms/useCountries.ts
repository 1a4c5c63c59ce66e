import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { COUNTRIES } from "../../../server/shared/forms/countries.ts";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import type { SelectOption } from "../../ui/fields/Select.tsx";
import { useInBrowser } from "./useInBrowser.ts";

/**
 * Returns all countries in the interface's language. Empty in the first render, because server and browser may have
 * different names.
 */
export function useCountries(): readonly SelectOption[] {
  const { t } = useLingui();
  const { tag } = useLocale();
  const isInBrowser = useInBrowser();
  const countries = useMemo(() => (isInBrowser ? namesOf(tag) : []), [isInBrowser, tag]);
  return [{ value: "", text: t`Please choose` }, ...countries];
}

function namesOf(tag: string): readonly SelectOption[] {
  const names = new Intl.DisplayNames(tag, { type: "region" });
  const { compare } = new Intl.Collator(tag);
  return [...COUNTRIES]
    .map((code) => ({ value: code, text: names.of(code) ?? code }))
    .sort((one, other) => compare(one.text, other.text));
}
