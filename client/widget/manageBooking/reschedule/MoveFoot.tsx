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
  /** The chosen time in words; null: none is chosen. */
  readonly time: string | null;
  /** It is the time that it has already. */
  readonly isSame: boolean;
  readonly isBusy: boolean;
  /** Why it was not moved. */
  readonly problem: ChangeProblem | null;
  /** Whom to call where it cannot be moved. */
  readonly phone: string;
  readonly onMove: () => void;
}

/** The next step of a move, saying what will happen, and the way back. */
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
      {/* Without a new time a phone does not show it, and has the way back below the times. */}
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
