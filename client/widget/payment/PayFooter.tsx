import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/buttons/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./PayFooter.module.css";
import { TestMode } from "./TestMode.tsx";
import type { Payment } from "./action/usePayment.ts";

interface Props {
  readonly payment: Payment;
  readonly amount: string;
  readonly isDeclined: boolean;
  readonly isTest: boolean;
  readonly isPaid: boolean;
}

export function PayFooter({ payment: { flow, pay }, amount, isDeclined, isTest, isPaid }: Props) {
  const { t } = useLingui();
  const isRetry = isDeclined || flow.failure !== null;
  return (
    <div className={styles.foot}>
      {isTest ? <TestMode /> : null}
      {flow.phase === "waiting" && flow.url !== null ? (
        <LinkButton
          kind={flow.isTabBlocked ? "primary" : "secondary"}
          isWide
          href={flow.url}
          target="_blank"
          rel="noopener"
        >
          <span className={styles.out}>
            {flow.isTabBlocked ? <Trans>Open payment page</Trans> : <Trans>Reopen payment page</Trans>}
            <Icon name="external" size={18} />
          </span>
          <VisuallyHidden>
            <Trans>(opens in a new tab)</Trans>
          </VisuallyHidden>
        </LinkButton>
      ) : (
        <Button
          kind="primary"
          isWide
          isBusy={flow.phase === "starting" || isPaid}
          busyText={t`Opening payment`}
          onPress={pay}
        >
          {isRetry ? <Trans>Try again: pay {amount}</Trans> : <Trans>Pay {amount}</Trans>}
        </Button>
      )}
    </div>
  );
}
