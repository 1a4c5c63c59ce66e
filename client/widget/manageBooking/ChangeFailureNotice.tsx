import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { CallButton } from "../messages/CallButton.tsx";
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
      actions={needsPhoneCall(failure) ? <CallButton phone={phone} /> : undefined}
    >
      {advice === null ? null : i18n._(advice)}
    </Notice>
  );
}
