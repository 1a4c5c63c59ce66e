import { Trans } from "@lingui/react/macro";
import type { ButtonKind } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { phoneHref } from "./phoneHref.ts";

interface Props {
  readonly phone: string;
  readonly kind?: ButtonKind;
}

export function CallButton({ phone, kind = "secondary" }: Props) {
  return (
    <LinkButton kind={kind} href={phoneHref(phone)}>
      <Trans>Call {phone}</Trans>
    </LinkButton>
  );
}
