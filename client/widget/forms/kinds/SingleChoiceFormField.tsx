import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { SingleChoiceFormField_field$key } from "../../../__generated__/SingleChoiceFormField_field.graphql.ts";
import { RadioCards } from "../../../ui/choices/RadioCards.tsx";
import { OwnWords } from "../../layout/OwnWords.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldPart } from "../fieldPart.ts";

export function SingleChoiceFormField(props: {
  readonly field: SingleChoiceFormField_field$key;
  readonly part: FieldPart;
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
  const { name, draft, answer, error, optional, isRequired } = props.part;
  return (
    <RadioCards
      label={<OwnWords>{label}</OwnWords>}
      name={name}
      cards={options.map((option) => ({ value: option.key, title: <OwnWords>{option.label}</OwnWords> }))}
      value={draft?.text || null}
      onChange={(text) => answer({ text })}
      hint={<FieldHelp help={help} />}
      error={error()}
      isRequired={isRequired}
      optional={optional}
      clear={<Trans>Clear selection</Trans>}
      onClear={isRequired ? undefined : () => answer({ text: "" })}
    />
  );
}
