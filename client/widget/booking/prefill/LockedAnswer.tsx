import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { formatDate } from "../../../time/format.ts";
import { getAnswerLabel } from "./getAnswerLabel.ts";
import { LockedValue } from "./LockedValue.tsx";
import type { PrefillField } from "./readPrefill.ts";

export function LockedAnswer({ field, value }: { readonly field: PrefillField; readonly value: string }) {
  const { i18n } = useLingui();
  const { localeTag: locale } = useLocale();
  return (
    <LockedValue label={i18n._(getAnswerLabel(field))}>
      {field === "dateOfBirth" ? formatDate(value, "long", locale) : value}
    </LockedValue>
  );
}
