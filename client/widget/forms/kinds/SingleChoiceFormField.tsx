import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { SingleChoiceFormField_field$key } from "../../../__generated__/SingleChoiceFormField_field.graphql.ts";
import { RadioCards } from "../../../ui/choices/RadioCards.tsx";
import { BusinessText } from "../../layout/BusinessText.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldProps } from "../fieldProps.ts";

export function SingleChoiceFormField(props: {
  readonly field: SingleChoiceFormField_field$key;
  readonly fieldProps: FieldProps;
}) {
  const { label, help, options } = useFragment(
    graphql`
      fragment SingleChoiceFormField_field on SingleChoiceFormField {
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
  const { name, draft, setAnswer, getError, optionalLabel, isRequired } = props.fieldProps;
  return (
    <RadioCards
      label={<BusinessText>{label}</BusinessText>}
      name={name}
      cards={options.map((option) => ({
        value: option.key,
        title: <BusinessText>{option.label}</BusinessText>,
      }))}
      value={draft?.text || null}
      onChange={(text) => setAnswer({ text })}
      hint={<FieldHelp help={help} />}
      error={getError()}
      isRequired={isRequired}
      optionalLabel={optionalLabel}
      clearLabel={<Trans>Clear selection</Trans>}
      onClear={isRequired ? undefined : () => setAnswer({ text: "" })}
    />
  );
}
