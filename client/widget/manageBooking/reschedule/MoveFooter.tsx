import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { FooterNotice } from "../../../layouts/FooterNotice.tsx";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { bookingHref } from "../../layout/bookingAddress.ts";
import { ChangeFailureNotice } from "../ChangeFailureNotice.tsx";
import type { ChangeFailure } from "../../order/changeFailure.ts";
import styles from "./MoveScreen.module.css";
import { RouterLinkButton } from "../../layout/RouterLinkButton.tsx";

interface Props {
  readonly bookingKey: string;
  /** The chosen time, formatted. Null if none is chosen. */
  readonly time: string | null;
  readonly isCurrentSlot: boolean;
  readonly isBusy: boolean;
  readonly failure: ChangeFailure | null;
  readonly phone: string;
  readonly onMove: () => void;
}

export function MoveFooter({ bookingKey, time, isCurrentSlot, isBusy, failure, phone, onMove }: Props) {
  const { t } = useLingui();
  const { search } = useRouter().url;
  return (
    <div className={styles.foot}>
      {failure === null ? null : (
        <FooterNotice>
          <ChangeFailureNotice
            failure={failure}
            fallbackTitle={msg`We were unable to schedule your appointment. Please try again.`}
            phone={phone}
          />
        </FooterNotice>
      )}
      {/* Phones hide the button until a time is chosen, and show the link below the times. */}
      <div data-next="">
        <Button
          kind="primary"
          isWide
          isDisabled={time === null || isCurrentSlot}
          isBusy={isBusy}
          busyText={t`Rescheduling`}
          onPress={onMove}
        >
          {time === null ? (
            <Trans>Choose a time</Trans>
          ) : isCurrentSlot ? (
            <Trans>This is your current time</Trans>
          ) : (
            <Trans>Move to {time}</Trans>
          )}
        </Button>
      </div>
      <div data-rest="">
        <RouterLinkButton kind="quiet" isWide href={bookingHref(bookingKey, search)}>
          <Trans>Keep the current time</Trans>
        </RouterLinkButton>
      </div>
    </div>
  );
}
