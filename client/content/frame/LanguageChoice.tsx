import { Trans } from "@lingui/react/macro";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { isLocale, languageTag, localeNames, locales } from "../../i18n/locales.ts";
import { Select } from "../../ui/Select.tsx";
import styles from "./LanguageChoice.module.css";

const options = locales.map((locale) => ({
  value: locale,
  text: localeNames[locale],
  lang: languageTag(locale),
}));

/** The interface's language; the business's own words stay as they were written. Without a script the browser's language decides. */
export function LanguageChoice() {
  const { locale, setLocale } = useLocale();
  return (
    <div className={styles.choice}>
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
    </div>
  );
}
