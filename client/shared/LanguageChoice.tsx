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

/** The interface's language, each named in itself; a business's own words stay as they were written. */
export function LanguageChoice() {
  const { locale, setLocale } = useLocale();
  const select = useRef<HTMLSelectElement>(null);
  const written = useRef<Locale | null>(locale);
  useEffect(() => {
    // Somebody chose before this page was taken over: what stands there is another one than was written.
    const found = select.current?.value ?? "";
    if (written.current !== null && found !== written.current && isLocale(found)) setLocale(found);
    written.current = null;
  }, [setLocale]);
  return (
    <Select
      label={<Trans>Language</Trans>}
      hidesLabel
      quiet
      ref={select}
      name="language"
      // What stands there is what is spoken, whatever a browser remembers of the field.
      autoComplete="off"
      options={options}
      value={locale}
      onChange={(choice) => {
        if (isLocale(choice)) setLocale(choice);
      }}
    />
  );
}
