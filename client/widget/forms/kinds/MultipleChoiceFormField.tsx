import { graphql, useFragment } from "react-relay";
import type { MultipleChoiceFormField_field$key } from "../../../__generated__/MultipleChoiceFormField_field.graphql.ts";
import { CheckCards } from "../../../ui/choices/CheckCards.tsx";
import { OwnWords } from "../../layout/OwnWords.tsx";
import { ChoiceHelp } from "../ChoiceHelp.tsx";
import type { FieldPart } from "../fieldPart.ts";

export function MultipleChoiceFormField(props: {
  readonly field: MultipleChoiceFormField_field$key;
  readonly part: FieldPart;
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
  const { name, draft, answer, error, optional } = props.part;
  return (
    <CheckCards
      label={<OwnWords>{label}</OwnWords>}
      name={name}
      cards={options.map((option) => ({ value: option.key, title: <OwnWords>{option.label}</OwnWords> }))}
      values={draft?.options ?? []}
      onChange={(chosen) => answer({ options: chosen })}
      hint={<ChoiceHelp help={help} fewest={fewest ?? null} most={most ?? null} />}
      error={error()}
      optional={optional}
    />
  );
}
