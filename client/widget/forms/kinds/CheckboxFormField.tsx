import { graphql, useFragment } from "react-relay";
import type { CheckboxFormField_field$key } from "../../../__generated__/CheckboxFormField_field.graphql.ts";
import { Checkbox } from "../../../ui/choices/Checkbox.tsx";
import { BusinessText } from "../../layout/BusinessText.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldProps } from "../fieldProps.ts";

export function CheckboxFormField(props: {
  readonly field: CheckboxFormField_field$key;
  readonly fieldProps: FieldProps;
}) {
  const { label, help } = useFragment(
    graphql`
      fragment CheckboxFormField_field on CheckboxFormField {
        label
        help
      }
    `,
    props.field,
  );
  const { name, draft, setAnswer, handleBlur, getError, isRequired } = props.fieldProps;
  return (
    <Checkbox
      name={name}
      isSelected={draft?.isChecked === true}
      onChange={(isChecked) => setAnswer({ isChecked })}
      onBlur={handleBlur}
      hint={<FieldHelp help={help} />}
      error={getError()}
      isRequired={isRequired}
    >
      <BusinessText>{label}</BusinessText>
    </Checkbox>
  );
}
