import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { NumberFormField_field$key } from "../../../__generated__/NumberFormField_field.graphql.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { OwnWords } from "../../layout/OwnWords.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldPart } from "../fieldPart.ts";
import { plainNumber, shownNumber } from "../numberText.ts";

export function NumberFormField(props: {
  readonly field: NumberFormField_field$key;
  readonly part: FieldPart;
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
  const { tag } = useLocale();
  const { name, draft, answer, leave, error, optional } = props.part;
  const plain = draft?.text ?? "";
  // Typed text stays as typed. A prefilled value is formatted for the locale.
  const [typed, setTyped] = useState("");
  const shown = plainNumber(typed, tag) === plain ? typed : shownNumber(plain, tag);
  return (
    <TextField
      label={<OwnWords>{label}</OwnWords>}
      name={name}
      inputMode={decimals > 0 ? "decimal" : "numeric"}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        answer({ text: plainNumber(text, tag) });
      }}
      onBlur={leave}
      hint={<FieldHelp help={help} />}
      error={error()}
      optional={optional}
    />
  );
}
