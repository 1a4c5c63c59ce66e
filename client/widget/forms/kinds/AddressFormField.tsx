import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { Address } from "../../../../server/shared/forms/definition.ts";
import type { AddressFormField_field$key } from "../../../__generated__/AddressFormField_field.graphql.ts";
import { AddressFields } from "../../../ui/fields/AddressFields.tsx";
import { OwnWords } from "../../layout/OwnWords.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldPart } from "../fieldPart.ts";
import { useCountries } from "../useCountries.ts";

const emptyAddress: Address = { line1: "", line2: "", city: "", region: "", postcode: "", country: "" };

export function AddressFormField(props: {
  readonly field: AddressFormField_field$key;
  readonly part: FieldPart;
}) {
  const { t } = useLingui();
  const { label, help } = useFragment(
    graphql`
      fragment AddressFormField_field on AddressFormField {
        label
        help
      }
    `,
    props.field,
  );
  const countries = useCountries();
  const { name, draft, answer, leave, error, optional, isRequired } = props.part;
  const value = { ...emptyAddress, ...draft?.address } as Address;
  const word = t`Optional`;
  // If the whole address is optional, only the group shows the label; otherwise these parts do.
  const needed = (part: string) => ({ error: error(part), optional: isRequired ? undefined : "" });
  const extra = (part: string) => ({ error: error(part), optional: isRequired ? word : "" });
  return (
    <AddressFields
      label={<OwnWords>{label}</OwnWords>}
      name={name}
      value={value}
      onChange={(address) => answer({ address })}
      onBlur={leave}
      hint={<FieldHelp help={help} />}
      error={error()}
      optional={optional}
      countries={countries}
      parts={{
        line1: { label: t`Street and number`, ...needed("line1") },
        line2: { label: t`Apartment, floor or building`, ...extra("line2") },
        city: { label: t`City`, ...needed("city") },
        region: { label: t`State or region`, ...extra("region") },
        postcode: { label: t`ZIP or postal code`, ...needed("postcode") },
        country: { label: t`Country`, ...extra("country") },
      }}
    />
  );
}
