import { graphql, useFragment } from "react-relay";
import type { DateOfBirthFormField_field$key } from "../../../__generated__/DateOfBirthFormField_field.graphql.ts";
import { BusinessText } from "../../layout/BusinessText.tsx";
import { LazyDateField } from "../LazyDateField.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldProps } from "../fieldProps.ts";

export function DateOfBirthFormField(props: {
  readonly field: DateOfBirthFormField_field$key;
  readonly fieldProps: FieldProps;
}) {
  const { label, help } = useFragment(
    graphql`
      fragment DateOfBirthFormField_field on DateOfBirthFormField {
        label
        help
      }
    `,
    props.field,
  );
  const { name, draft, setAnswer, handleBlur, getError, optionalLabel } = props.fieldProps;
  return (
    <LazyDateField
      label={<BusinessText>{label}</BusinessText>}
      name={name}
      autoComplete="bday"
      value={draft?.text ?? ""}
      onChange={(text) => setAnswer({ text })}
      onBlur={handleBlur}
      hint={<FieldHelp help={help} />}
      error={getError()}
      optionalLabel={optionalLabel}
    />
  );
}
