import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/buttons/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useDesk } from "../layout/DeskContext.ts";
import { formatMoment } from "../time/formatMoment.ts";
import { useTimeFormat } from "../time/useTimeFormat.ts";

interface Props {
  /** Empty before a time is chosen. */
  readonly startsAt: string;
  readonly isDisabled: boolean;
  readonly isBusy: boolean;
}

export function BookButton({ startsAt, isDisabled, isBusy }: Props) {
  const { t } = useLingui();
  const { can } = useDesk();
  const timeFormat = useTimeFormat();
  if (!can("bookings.override") && !can("bookings.change"))
    return <Notice kind="info" title={<Trans>Your role may not book by hand.</Trans>} />;
  return (
    <Button kind="primary" type="submit" isDisabled={isDisabled} isBusy={isBusy} busyText={t`Booking`}>
      {startsAt === "" ? <Trans>Book</Trans> : <Trans>Book {formatMoment(startsAt, timeFormat)}</Trans>}
    </Button>
  );
}
