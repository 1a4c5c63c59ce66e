import { useState } from "react";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import type { FieldViewProps } from "../fieldProps.ts";
import { toPlainNumber, formatPlainNumber } from "../numberText.ts";
import { getTextProps } from "./inputProps.tsx";

export function NumberFormField({ field, fieldProps }: FieldViewProps<"NUMBER">) {
  const { localeTag: locale } = useLocale();
  const props = getTextProps(field, fieldProps);
  // Typed text stays as typed. A prefilled value is formatted for the locale.
  const [typed, setTyped] = useState("");
  const shownText =
    toPlainNumber(typed, locale) === props.value ? typed : formatPlainNumber(props.value, locale);
  return (
    <TextField
      {...props}
      inputMode={field.decimals > 0 ? "decimal" : "numeric"}
      value={shownText}
      onChange={(text) => {
        setTyped(text);
        props.onChange(toPlainNumber(text, locale));
      }}
    />
  );
}
