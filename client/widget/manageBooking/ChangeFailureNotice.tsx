import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { phoneHref } from "../messages/phoneHref.ts";
import { getChangeFailureMessages, type ChangeFailure, needsPhoneCall } from "../order/changeFailure.ts";

interface Props {
  readonly failure: ChangeFailure;
  readonly fallbackTitle: MessageDescriptor;
  readonly phone: string;
}

export function ChangeFailureNotice({ failure, fallbackTitle, phone }: Props) {
  const { i18n } = useLingui();
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => noticeRef.current?.focus(), [failure]);
  const { title, advice } = getChangeFailureMessages(failure, fallbackTitle);
  return (
    <Notice
      ref={noticeRef}
      kind="danger"
      title={i18n._(title)}
      actions={
        needsPhoneCall(failure) ? (
          <LinkButton href={phoneHref(phone)}>
            <Trans>Call {phone}</Trans>
          </LinkButton>
        ) : undefined
      }
    >
      {advice === null ? null : i18n._(advice)}
    </Notice>
  );
}
