import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { type PaymentNoticeState, getPaymentMessages } from "./paymentMessages.ts";
import styles from "./PaymentNotice.module.css";

export function PaymentNotice(state: PaymentNoticeState) {
  const { i18n } = useLingui();
  const notice = useRef<HTMLDivElement>(null);
  const { kind, title, text, takesFocus } = getPaymentMessages(state);
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus, title.id]);
  return (
    <div className={styles.panel}>
      <Notice ref={notice} kind={kind} title={i18n._(title)}>
        {i18n._(text)}
      </Notice>
    </div>
  );
}
