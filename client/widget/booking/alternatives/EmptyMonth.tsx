import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/buttons/Button.tsx";
import { addMonths } from "../../../ui/calendar/monthDates.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { CallButton } from "../../messages/CallButton.tsx";
import type { NextFreeSearch } from "./useNextFree.ts";

interface Props {
  /** `YYYY-MM` */
  readonly month: string;
  /** Null if no later month can be booked. */
  readonly onShowMonth: ((month: string) => void) | null;
  readonly onClearStaff: (() => void) | null;
  readonly nextFreeSearch: NextFreeSearch;
  readonly phone: string;
}

export function EmptyMonth({ month, onShowMonth, onClearStaff, nextFreeSearch, phone }: Props) {
  const { t } = useLingui();
  const actions = (
    <>
      <Button
        kind="primary"
        isBusy={nextFreeSearch.isSearching}
        busyText={t`Finding slots`}
        onPress={() => nextFreeSearch.find(month)}
      >
        <Trans>Find next available</Trans>
      </Button>
      {nextFreeSearch.hasNoResult ? (
        <CallButton phone={phone} />
      ) : onShowMonth === null ? null : (
        <Button onPress={() => onShowMonth(addMonths(month, 1))}>
          <Trans>Next month</Trans>
        </Button>
      )}
      {onClearStaff === null ? null : (
        <Button onPress={onClearStaff}>
          <Trans>Any available</Trans>
        </Button>
      )}
    </>
  );
  return (
    <Notice kind="info" title={<Trans>No slot available this month.</Trans>} actions={actions}>
      {nextFreeSearch.hasNoResult ? (
        <Trans>
          There is nothing free in the dates that are open for booking. We are happy to help by phone.
        </Trans>
      ) : null}
    </Notice>
  );
}
