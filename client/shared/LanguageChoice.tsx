import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useLocale } from "../i18n/LocaleProvider.tsx";
import { isLocale, languageTag, type Locale, localeNames, locales } from "../i18n/locales.ts";
import { Select } from "../ui/fields/Select.tsx";

const options = locales.map((locale) => ({
  value: locale,
  text: localeNames[locale],
  lang: languageTag(locale),
}));

export function LanguageChoice() {
  const { locale, setLocale } = useLocale();
  const select = useRef<HTMLSelectElement>(null);
  const serverLocale = useRef<Locale | null>(locale);
  useEffect(() => {
    // The visitor chose before hydration, so the value differs from the server's.
    const selectedLocale = select.current?.value ?? "";
    if (serverLocale.current !== null && selectedLocale !== serverLocale.current && isLocale(selectedLocale))
      setLocale(selectedLocale);
    serverLocale.current = null;
  }, [setLocale]);
  return (
    <Select
      label={<Trans>Language</Trans>}
      hidesLabel
      isQuiet
      ref={select}
      name="language"
      // Prevents the browser from restoring an old value.
      autoComplete="off"
      options={options}
      value={locale}
      onChange={(choice) => {
        if (isLocale(choice)) setLocale(choice);
      }}
    />
  );
}
