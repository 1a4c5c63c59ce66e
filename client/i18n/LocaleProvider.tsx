import type { I18n } from "@lingui/core";
import { I18nProvider as LinguiProvider } from "@lingui/react";
import { createContext, use, useCallback, useMemo, useState, useTransition, type ReactNode } from "react";
import { LocaleTagContext } from "./localeTag.ts";
import { loadI18n } from "./catalogues.ts";
import { languageTag, textDirection, type Locale } from "./locales.ts";
import { rememberLocale } from "./rememberLocale.ts";

export interface LocaleSwitch {
  readonly locale: Locale;
  /** BCP 47 tag for `Intl` and `lang` attributes. */
  readonly localeTag: string;
  readonly isSwitching: boolean;
  /** Changes the language in place and stores it for 365 days. */
  readonly setLocale: (locale: Locale) => void;
}

const LocaleContext = createContext<LocaleSwitch | null>(null);

/** @throws outside of `LocaleProvider` */
export function useLocale(): LocaleSwitch {
  const locale = use(LocaleContext);
  if (!locale) throw new Error("useLocale needs a LocaleProvider above it");
  return locale;
}

interface LocaleProviderProps {
  readonly initial: Locale;
  /** Loaded messages of `initial`, so that the first render is complete. */
  readonly initialI18n: I18n;
  readonly prepare?: (locale: Locale) => Promise<void>;
  readonly onSwitch?: (locale: Locale) => void;
  readonly children: ReactNode;
}

export function LocaleProvider({ initial, initialI18n, prepare, onSwitch, children }: LocaleProviderProps) {
  const [current, setCurrent] = useState({ locale: initial, i18n: initialI18n });
  const [isSwitching, startSwitch] = useTransition();

  const setLocale = useCallback(
    (locale: Locale) => {
      startSwitch(async () => {
        const [i18n] = await Promise.all([loadI18n(locale), prepare?.(locale)]);
        rememberLocale(locale);
        document.documentElement.lang = languageTag(locale);
        document.documentElement.dir = textDirection(locale);
        onSwitch?.(locale);
        startSwitch(() => setCurrent({ locale, i18n }));
      });
    },
    [onSwitch, prepare],
  );

  const value = useMemo(
    () => ({ locale: current.locale, localeTag: languageTag(current.locale), isSwitching, setLocale }),
    [current.locale, isSwitching, setLocale],
  );

  return (
    <LocaleContext value={value}>
      <LinguiProvider i18n={current.i18n}>
        <LocaleTagContext value={value.localeTag}>{children}</LocaleTagContext>
      </LinguiProvider>
    </LocaleContext>
  );
}
