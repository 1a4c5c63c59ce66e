import { graphql, useFragment } from "react-relay";
import type { PhoneFormField_field$key } from "../../../__generated__/PhoneFormField_field.graphql.ts";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { BusinessText } from "../../layout/BusinessText.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldProps } from "../fieldProps.ts";

/** The client checks only the format; the server validates the number. */
export function PhoneFormField(props: {
  readonly field: PhoneFormField_field$key;
  readonly fieldProps: FieldProps;
}) {
  const { label, help } = useFragment(
    graphql`
      fragment PhoneFormField_field on PhoneFormField {
        label
        help
      }
    `,
    props.field,
  );
  const { name, draft, setAnswer, handleBlur, getError, optionalLabel } = props.fieldProps;
  return (
    <TextField
      label={<BusinessText>{label}</BusinessText>}
      name={name}
      kind="tel"
      autoComplete="tel"
      value={draft?.text ?? ""}
      onChange={(text) => setAnswer({ text })}
      onBlur={handleBlur}
      hint={<FieldHelp help={help} />}
      error={getError()}
      optionalLabel={optionalLabel}
    />
  );
}
