import { useLingui } from "@lingui/react/macro";
import type { Address } from "../../../server/shared/forms/definition.ts";
import { AddressFields } from "../../ui/fields/AddressFields.tsx";
import type { FieldViewProps } from "../fieldProps.ts";
import { useCountries } from "../useCountries.ts";
import { getInputProps } from "./inputProps.tsx";

const EMPTY_ADDRESS: Address = { line1: "", line2: "", city: "", region: "", postcode: "", country: "" };

export function AddressFormField({ field, fieldProps }: FieldViewProps<"ADDRESS">) {
  const { t } = useLingui();
  const countries = useCountries();
  const { draft, setAnswer, handleBlur, getError, isRequired } = fieldProps;
  const value = { ...EMPTY_ADDRESS, ...draft?.address } as Address;
  const optionalText = t`Optional`;
  // If the whole address is optional, only the group shows the label; otherwise these parts do.
  const getRequiredPartProps = (part: string) => ({
    error: getError(part),
    optional: isRequired ? undefined : "",
  });
  const getOptionalPartProps = (part: string) => ({
    error: getError(part),
    optional: isRequired ? optionalText : "",
  });
  return (
    <AddressFields
      {...getInputProps(field, fieldProps)}
      value={value}
      onChange={(address) => setAnswer({ address })}
      onBlur={handleBlur}
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
