import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TakePayment_booking$key } from "../../../__generated__/TakePayment_booking.graphql.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { RenewLinksDialog } from "./RenewLinksDialog.tsx";
import { TakePaymentDialog } from "./TakePaymentDialog.tsx";
import type { ActionContext } from "./useBookingAction.ts";

interface Props extends ActionContext {
  readonly booking: TakePayment_booking$key;
}

/** Takes the payment that a booking waits for. The dialog stays open when the payment arrives, to say so. */
export function TakePayment({ booking, ...context }: Props) {
  const [dialog, setDialog] = useState<"pay" | "send" | null>(null);
  const data = useFragment(
    graphql`
      fragment TakePayment_booking on Booking {
        due {
          amount
        }
        ...TakePaymentDialog_booking
        ...RenewLinksDialog_booking
      }
    `,
    booking,
  );
  return (
    <>
      {data.due.amount > 0 ? (
        <Button kind="primary" onPress={() => setDialog("pay")}>
          <Trans>Take payment</Trans>
        </Button>
      ) : null}
      {dialog === "pay" ? (
        <TakePaymentDialog
          booking={data}
          reload={context.reload}
          onSend={() => setDialog("send")}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === "send" ? (
        <RenewLinksDialog booking={data} onClose={() => setDialog(null)} {...context} />
      ) : null}
    </>
  );
}
