import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { formatDate } from "../../../time/format.ts";
import { answerWords } from "./answerWords.ts";
import { LockedValue } from "./LockedValue.tsx";
import type { PrefillField } from "./readPrefill.ts";

export function LockedAnswer({ field, value }: { readonly field: PrefillField; readonly value: string }) {
  const { i18n } = useLingui();
  const { tag } = useLocale();
  return (
    <LockedValue label={i18n._(answerWords(field))}>
      {field === "dateOfBirth" ? formatDate(value, "long", tag) : value}
    </LockedValue>
  );
}
