import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { NumberFormField_field$key } from "../../../__generated__/NumberFormField_field.graphql.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { BusinessText } from "../../layout/BusinessText.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldProps } from "../fieldProps.ts";
import { toPlainNumber, formatPlainNumber } from "../numberText.ts";

export function NumberFormField(props: {
  readonly field: NumberFormField_field$key;
  readonly fieldProps: FieldProps;
}) {
  const { label, help, decimals } = useFragment(
    graphql`
      fragment NumberFormField_field on NumberFormField {
        label
        help
        decimals
      }
    `,
    props.field,
  );
  const { localeTag: locale } = useLocale();
  const { name, draft, setAnswer, handleBlur, getError, optionalLabel } = props.fieldProps;
  const plainText = draft?.text ?? "";
  // Typed text stays as typed. A prefilled value is formatted for the locale.
  const [typed, setTyped] = useState("");
  const shownText = toPlainNumber(typed, locale) === plainText ? typed : formatPlainNumber(plainText, locale);
  return (
    <TextField
      label={<BusinessText>{label}</BusinessText>}
      name={name}
      inputMode={decimals > 0 ? "decimal" : "numeric"}
      value={shownText}
      onChange={(text) => {
        setTyped(text);
        setAnswer({ text: toPlainNumber(text, locale) });
      }}
      onBlur={handleBlur}
      hint={<FieldHelp help={help} />}
      error={getError()}
      optionalLabel={optionalLabel}
    />
  );
}
