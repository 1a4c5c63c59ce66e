import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Notice } from "../../../ui/feedback/Notice.tsx";

export function LinkRenewedNotice({ email }: { readonly email: string }) {
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => noticeRef.current?.focus(), []);
  return (
    <Notice ref={noticeRef} kind="success" title={<Trans>Your new link is on its way</Trans>}>
      <Trans>
        Please open it in the email to <strong>{email}</strong>. This page no longer works; your appointment
        has not changed.
      </Trans>
    </Notice>
  );
}
