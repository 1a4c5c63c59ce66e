import { graphql, useFragment } from "react-relay";
import type { EmailFormField_field$key } from "../../../__generated__/EmailFormField_field.graphql.ts";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { BusinessText } from "../../layout/BusinessText.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldProps } from "../fieldProps.ts";

export function EmailFormField(props: {
  readonly field: EmailFormField_field$key;
  readonly fieldProps: FieldProps;
}) {
  const { label, help } = useFragment(
    graphql`
      fragment EmailFormField_field on EmailFormField {
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
      kind="email"
      autoComplete="email"
      value={draft?.text ?? ""}
      onChange={(text) => setAnswer({ text })}
      onBlur={handleBlur}
      hint={<FieldHelp help={help} />}
      error={getError()}
      optionalLabel={optionalLabel}
    />
  );
}
