import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { AboveFoot } from "../../../layouts/AboveFoot.tsx";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { bookingHref } from "../../layout/afterAddress.ts";
import { ChangeNotice } from "../ChangeNotice.tsx";
import type { ChangeProblem } from "../../order/changeProblem.ts";
import styles from "./MoveScreen.module.css";
import { WayButton } from "../../layout/WayButton.tsx";

interface Props {
  readonly bookingKey: string;
  /** The chosen time, formatted. Null if none is chosen. */
  readonly time: string | null;
  readonly isSame: boolean;
  readonly isBusy: boolean;
  readonly problem: ChangeProblem | null;
  readonly phone: string;
  readonly onMove: () => void;
}

export function MoveFoot({ bookingKey, time, isSame, isBusy, problem, phone, onMove }: Props) {
  const { t } = useLingui();
  const { search } = useRouter().url;
  return (
    <div className={styles.foot}>
      {problem === null ? null : (
        <AboveFoot>
          <ChangeNotice
            problem={problem}
            failed={msg`We were unable to schedule your appointment. Please try again.`}
            phone={phone}
          />
        </AboveFoot>
      )}
      {/* Phones hide the button until a time is chosen, and show the link below the times. */}
      <div data-next="">
        <Button
          kind="primary"
          wide
          isDisabled={time === null || isSame}
          isBusy={isBusy}
          busyText={t`Rescheduling`}
          onPress={onMove}
        >
          {time === null ? (
            <Trans>Choose a time</Trans>
          ) : isSame ? (
            <Trans>This is your current time</Trans>
          ) : (
            <Trans>Move to {time}</Trans>
          )}
        </Button>
      </div>
      <div data-rest="">
        <WayButton kind="quiet" wide href={bookingHref(bookingKey, search)}>
          <Trans>Keep the current time</Trans>
        </WayButton>
      </div>
    </div>
  );
}
