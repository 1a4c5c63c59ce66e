import { graphql, useFragment } from "react-relay";
import { FORM_LIMITS } from "../../../../server/shared/forms/limits.ts";
import type { TextFormField_field$key } from "../../../__generated__/TextFormField_field.graphql.ts";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { BusinessText } from "../../layout/BusinessText.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldProps } from "../fieldProps.ts";

export function TextFormField(props: {
  readonly field: TextFormField_field$key;
  readonly fieldProps: FieldProps;
}) {
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
  const { name, draft, setAnswer, handleBlur, getError, optionalLabel } = props.fieldProps;
  const text = draft?.text ?? "";
  return (
    <TextField
      label={<BusinessText>{label}</BusinessText>}
      name={name}
      value={text}
      onChange={(typed) => setAnswer({ text: typed })}
      onBlur={handleBlur}
      hint={<FieldHelp help={help} text={text} max={maxLength ?? FORM_LIMITS.text} />}
      error={getError()}
      optionalLabel={optionalLabel}
      placeholder={placeholder || undefined}
    />
  );
}
