import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "../ui/feedback/Notice.tsx";
import { type AccountFailure, getAccountFailureMessage } from "./accountMessages.ts";

interface Props {
  /** A new object for each failure, so that the focus moves again. */
  readonly failure: { readonly code: AccountFailure } | null;
  readonly actions?: ReactNode;
}

export function AccountFailureNotice({ failure, actions }: Props) {
  const { i18n } = useLingui();
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => noticeRef.current?.focus(), [failure]);
  if (failure === null) return null;
  return (
    <Notice
      ref={noticeRef}
      kind="danger"
      title={i18n._(getAccountFailureMessage(failure.code))}
      actions={actions}
    />
  );
}
