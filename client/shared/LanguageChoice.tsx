import { Trans } from "@lingui/react/macro";
import { useLocale } from "../i18n/LocaleProvider.tsx";
import { isLocale, languageTag, localeNames, locales } from "../i18n/locales.ts";
import { Select } from "../ui/Select.tsx";

const options = locales.map((locale) => ({
  value: locale,
  text: localeNames[locale],
  lang: languageTag(locale),
}));

/** The interface's language, each named in itself; a business's own words stay as they were written. */
export function LanguageChoice() {
  const { locale, setLocale } = useLocale();
  return (
    <Select
      label={<Trans>Language</Trans>}
      hidesLabel
      quiet
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
