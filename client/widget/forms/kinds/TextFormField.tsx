import { graphql, useFragment } from "react-relay";
import { FORM_LIMITS } from "../../../../server/shared/forms/limits.ts";
import type { TextFormField_field$key } from "../../../__generated__/TextFormField_field.graphql.ts";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { OwnWords } from "../../layout/OwnWords.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldPart } from "../fieldPart.ts";

export function TextFormField(props: { readonly field: TextFormField_field$key; readonly part: FieldPart }) {
  const { label, help, maxLength, placeholder } = useFragment(
    graphql`
      fragment TextFormField_field on TextFormField {
        label
        help
        maxLength
        placeholder
      }
    `,
    props.field,
  );
  const { name, draft, answer, leave, error, optional } = props.part;
  const text = draft?.text ?? "";
  return (
    <TextField
      label={<OwnWords>{label}</OwnWords>}
      name={name}
      value={text}
      onChange={(typed) => answer({ text: typed })}
      onBlur={leave}
      hint={<FieldHelp help={help} text={text} max={maxLength ?? FORM_LIMITS.text} />}
      error={error()}
      optional={optional}
      placeholder={placeholder || undefined}
    />
  );
}
