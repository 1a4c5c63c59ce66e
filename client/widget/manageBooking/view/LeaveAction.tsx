import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { LeaveAction_booking$key } from "../../../__generated__/LeaveAction_booking.graphql.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/feedback/Dialog.tsx";
import { useIsPast } from "../../layout/useIsPast.ts";
import { BusinessText } from "../../../shared/BusinessText.tsx";
import { ChangeFailureNotice } from "../ChangeFailureNotice.tsx";
import type { ChangeFailure } from "../../order/changeFailure.ts";
import { useLeaveMutation } from "./useLeaveMutation.ts";

export function LeaveAction(props: { readonly booking: LeaveAction_booking$key }) {
  const { accessKey, startsAt, service, business, provider } = useFragment(
    graphql`
      fragment LeaveAction_booking on VisitorBooking {
        accessKey @required(action: THROW)
        startsAt
        service {
          name
        }
        business {
          phone
        }
        provider {
          phone
        }
      }
    `,
    props.booking,
  );
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ChangeFailure | null>(null);
  const leave = useLeaveMutation();
  const hasStarted = useIsPast(startsAt);
  if (hasStarted) return null;

  async function confirm() {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const newFailure = await leave(accessKey);
    setBusy(false);
    setOpen(false);
    setFailure(newFailure);
  }

  return (
    <>
      {failure === null ? null : (
        <ChangeFailureNotice
          failure={failure}
          fallbackTitle={msg`We could not notify them. Please try again.`}
          phone={provider?.phone ?? business.phone}
        />
      )}
      <p>
        <Button onPress={() => setOpen(true)}>
          <Trans>I can't come</Trans>
        </Button>
      </p>
      <Dialog
        title={<Trans>You can't come?</Trans>}
        isOpen={isOpen}
        requiresDecision
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button autoFocus onPress={() => setOpen(false)}>
              <Trans>Keep my place</Trans>
            </Button>
            <Button kind="danger" isBusy={isBusy} busyText={t`Cancelling`} onPress={() => void confirm()}>
              <Trans>Give up my place</Trans>
            </Button>
          </>
        }
      >
        <Trans>
          Your place at <BusinessText>{service.name}</BusinessText> will be free for somebody else. Nothing
          changes for the others.
        </Trans>
      </Dialog>
    </>
  );
}
