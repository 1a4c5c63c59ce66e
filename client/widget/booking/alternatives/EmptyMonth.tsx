import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { addMonths } from "../../../ui/calendar/monthDates.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { phoneHref } from "../../messages/phoneHref.ts";
import type { NextFree } from "./useNextFree.ts";

interface Props {
  /** `YYYY-MM` */
  readonly month: string;
  /** Null if no later month can be booked. */
  readonly onMonth: ((month: string) => void) | null;
  readonly onAnybody: (() => void) | null;
  readonly next: NextFree;
  readonly phone: string;
}

export function EmptyMonth({ month, onMonth, onAnybody, next, phone }: Props) {
  const { t } = useLingui();
  const ways = (
    <>
      <Button
        kind="primary"
        isBusy={next.isLooking}
        busyText={t`Finding slots`}
        onPress={() => next.find(month)}
      >
        <Trans>Find next available</Trans>
      </Button>
      {next.isNone ? (
        <LinkButton href={phoneHref(phone)}>
          <Trans>Call {phone}</Trans>
        </LinkButton>
      ) : onMonth === null ? null : (
        <Button onPress={() => onMonth(addMonths(month, 1))}>
          <Trans>Next month</Trans>
        </Button>
      )}
      {onAnybody === null ? null : (
        <Button onPress={onAnybody}>
          <Trans>Any available</Trans>
        </Button>
      )}
    </>
  );
  return (
    <Notice kind="info" title={<Trans>No slot available this month.</Trans>} actions={ways}>
      {next.isNone ? (
        <Trans>
          There is nothing free in the dates that are open for booking. We are happy to help by phone.
        </Trans>
      ) : null}
    </Notice>
  );
}
