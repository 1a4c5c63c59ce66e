import { Trans } from "@lingui/react/macro";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { isLocale, languageTag, localeNames, locales } from "../../i18n/locales.ts";
import { Select } from "../../ui/Select.tsx";

const options = locales.map((locale) => ({
  value: locale,
  text: localeNames[locale],
  lang: languageTag(locale),
}));

/** The interface's language, each named in itself. */
export function LanguageSwitch() {
  const { locale, setLocale } = useLocale();
  return (
    <Select
      label={<Trans>Language</Trans>}
      hidesLabel
      quiet
      name="language"
      options={options}
      value={locale}
      onChange={(choice) => {
        if (isLocale(choice)) setLocale(choice);
      }}
    />
  );
}
