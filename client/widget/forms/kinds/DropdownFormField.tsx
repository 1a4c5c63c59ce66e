import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { DropdownFormField_field$key } from "../../../__generated__/DropdownFormField_field.graphql.ts";
import { Select } from "../../../ui/fields/Select.tsx";
import { OwnWords, useOwnLanguage } from "../../layout/OwnWords.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldPart } from "../fieldPart.ts";

export function DropdownFormField(props: {
  readonly field: DropdownFormField_field$key;
  readonly part: FieldPart;
}) {
  const { t } = useLingui();
  const lang = useOwnLanguage();
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
  const { name, draft, answer, leave, error, optional, isRequired } = props.part;
  return (
    <Select
      label={<OwnWords>{label}</OwnWords>}
      name={name}
      options={[
        { value: "", text: t`Please choose` },
        ...options.map((option) => ({ value: option.key, text: option.label, lang })),
      ]}
      value={draft?.text ?? ""}
      onChange={(text) => answer({ text })}
      onBlur={leave}
      hint={<FieldHelp help={help} />}
      error={error()}
      isRequired={isRequired}
      optional={optional}
    />
  );
}
