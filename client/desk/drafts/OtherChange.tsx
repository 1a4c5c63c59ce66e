import { Trans } from "@lingui/react/macro";

/** The value that another person saved while this one was typed. */
export function OtherChange({ value }: { readonly value: string }) {
  return value === "" ? (
    <Trans>Emptied by another person meanwhile</Trans>
  ) : (
    <Trans>Changed by another person meanwhile: {value}</Trans>
  );
}
