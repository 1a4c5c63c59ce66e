import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "../../router/RouterProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { bookingHref } from "./afterAddress.ts";
import styles from "./MoveScreen.module.css";
import { WayButton } from "./WayButton.tsx";

interface Props {
  readonly bookingKey: string;
  /** The chosen time in words; null: none is chosen. */
  readonly time: string | null;
  /** It is the time that it has already. */
  readonly isSame: boolean;
  readonly isBusy: boolean;
  readonly onMove: () => void;
}

/** The next step of a move, saying what will happen, and the way back. */
export function MoveFoot({ bookingKey, time, isSame, isBusy, onMove }: Props) {
  const { t } = useLingui();
  const { search } = useRouter().url;
  return (
    <div className={styles.foot}>
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
      <WayButton kind="quiet" wide href={bookingHref(bookingKey, search)}>
        <Trans>Keep the current time</Trans>
      </WayButton>
    </div>
  );
}
