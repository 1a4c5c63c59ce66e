import { graphql, useFragment } from "react-relay";
import type { MultipleChoiceFormField_field$key } from "../../../__generated__/MultipleChoiceFormField_field.graphql.ts";
import { CheckCards } from "../../../ui/choices/CheckCards.tsx";
import { BusinessText } from "../../layout/BusinessText.tsx";
import { ChoiceHelp } from "../ChoiceHelp.tsx";
import type { FieldProps } from "../fieldProps.ts";

export function MultipleChoiceFormField(props: {
  readonly field: MultipleChoiceFormField_field$key;
  readonly fieldProps: FieldProps;
}) {
  const { label, help, options, fewest, most } = useFragment(
    graphql`
      fragment MultipleChoiceFormField_field on MultipleChoiceFormField {
        label
        help
        options {
          key
          label
        }
        fewest: min
        most: max
      }
    `,
    props.field,
  );
  const { name, draft, setAnswer, getError, optionalLabel } = props.fieldProps;
  return (
    <CheckCards
      label={<BusinessText>{label}</BusinessText>}
      name={name}
      cards={options.map((option) => ({
        value: option.key,
        title: <BusinessText>{option.label}</BusinessText>,
      }))}
      values={draft?.options ?? []}
      onChange={(chosen) => setAnswer({ options: chosen })}
      hint={<ChoiceHelp help={help} fewest={fewest ?? null} most={most ?? null} />}
      error={getError()}
      optionalLabel={optionalLabel}
    />
  );
}
