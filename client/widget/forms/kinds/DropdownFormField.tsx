import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { DropdownFormField_field$key } from "../../../__generated__/DropdownFormField_field.graphql.ts";
import { Select } from "../../../ui/fields/Select.tsx";
import { BusinessText, useBusinessLanguage } from "../../layout/BusinessText.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldProps } from "../fieldProps.ts";

export function DropdownFormField(props: {
  readonly field: DropdownFormField_field$key;
  readonly fieldProps: FieldProps;
}) {
  const { t } = useLingui();
  const lang = useBusinessLanguage();
  const { label, help, options } = useFragment(
    graphql`
      fragment DropdownFormField_field on DropdownFormField {
        label
        help
        options {
          key
          label
        }
      }
    `,
    props.field,
  );
  const {
    name,
    draft,
    setAnswer,
    handleBlur: leave,
    getError,
    optionalLabel: optional,
    isRequired,
  } = props.fieldProps;
  return (
    <Select
      label={<BusinessText>{label}</BusinessText>}
      name={name}
      options={[
        { value: "", text: t`Please choose` },
        ...options.map((option) => ({ value: option.key, text: option.label, lang })),
      ]}
      value={draft?.text ?? ""}
      onChange={(text) => setAnswer({ text })}
      onBlur={leave}
      hint={<FieldHelp help={help} />}
      error={getError()}
      isRequired={isRequired}
      optionalLabel={optional}
    />
  );
}
