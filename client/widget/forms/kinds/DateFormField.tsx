import { graphql, useFragment } from "react-relay";
import type { DateFormField_field$key } from "../../../__generated__/DateFormField_field.graphql.ts";
import { BusinessText } from "../../layout/BusinessText.tsx";
import { LazyDateField } from "../LazyDateField.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldProps } from "../fieldProps.ts";

export function DateFormField(props: {
  readonly field: DateFormField_field$key;
  readonly fieldProps: FieldProps;
}) {
  const { label, help } = useFragment(
    graphql`
      fragment DateFormField_field on DateFormField {
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
      value={draft?.text ?? ""}
      onChange={(text) => setAnswer({ text })}
      onBlur={handleBlur}
      hint={<FieldHelp help={help} />}
      error={getError()}
      optionalLabel={optionalLabel}
    />
  );
}
