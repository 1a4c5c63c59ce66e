import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { Address } from "../../../../server/shared/forms/definition.ts";
import type { AddressFormField_field$key } from "../../../__generated__/AddressFormField_field.graphql.ts";
import { AddressFields } from "../../../ui/fields/AddressFields.tsx";
import { BusinessText } from "../../layout/BusinessText.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldProps } from "../fieldProps.ts";
import { useCountries } from "../useCountries.ts";

const EMPTY_ADDRESS: Address = { line1: "", line2: "", city: "", region: "", postcode: "", country: "" };

export function AddressFormField(props: {
  readonly field: AddressFormField_field$key;
  readonly fieldProps: FieldProps;
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
  const { name, draft, setAnswer, handleBlur, getError, optionalLabel, isRequired } = props.fieldProps;
  const value = { ...EMPTY_ADDRESS, ...draft?.address } as Address;
  const optionalText = t`Optional`;
  // If the whole address is optional, only the group shows the label; otherwise these parts do.
  const getRequiredPartProps = (fieldProps: string) => ({
    error: getError(fieldProps),
    optional: isRequired ? undefined : "",
  });
  const getOptionalPartProps = (fieldProps: string) => ({
    error: getError(fieldProps),
    optional: isRequired ? optionalText : "",
  });
  return (
    <AddressFields
      label={<BusinessText>{label}</BusinessText>}
      name={name}
      value={value}
      onChange={(address) => setAnswer({ address })}
      onBlur={handleBlur}
      hint={<FieldHelp help={help} />}
      error={getError()}
      optionalLabel={optionalLabel}
      countries={countries}
      parts={{
        line1: { label: t`Street and number`, ...getRequiredPartProps("line1") },
        line2: { label: t`Apartment, floor or building`, ...getOptionalPartProps("line2") },
        city: { label: t`City`, ...getRequiredPartProps("city") },
        region: { label: t`State or region`, ...getOptionalPartProps("region") },
        postcode: { label: t`ZIP or postal code`, ...getRequiredPartProps("postcode") },
        country: { label: t`Country`, ...getOptionalPartProps("country") },
      }}
    />
  );
}
