import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { MailLinkAction_booking$key } from "../../../__generated__/MailLinkAction_booking.graphql.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { useMailLinkMutation, type MailLinkProblem } from "./useMailLinkMutation.ts";

/** On a view-only page: mails the managing link to the address on file. */
export function MailLinkAction(props: { readonly booking: MailLinkAction_booking$key }) {
  const { id } = useFragment(
    graphql`
      fragment MailLinkAction_booking on BookingAccess {
        id
      }
    `,
    props.booking,
  );
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<"ASKING" | "SENT" | MailLinkProblem | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  const mail = useMailLinkMutation();
  const isOver = outcome !== null && outcome !== "ASKING";
  useEffect(() => {
    if (isOver) notice.current?.focus();
  }, [isOver, outcome]);

  async function send() {
    if (outcome === "ASKING") return;
    setOutcome("ASKING");
    setOutcome((await mail(id)) ?? "SENT");
  }

  if (outcome === "SENT")
    return (
      <Notice ref={notice} kind="success" title={<Trans>Please check your email</Trans>}>
        <Trans>
          If this appointment can still be changed, we have sent the link to the address it was booked with.
        </Trans>
      </Notice>
    );
  return (
    <>
      {!isOver ? null : outcome === "TOO_MANY" ? (
        <Notice ref={notice} kind="danger" title={<Trans>Too many attempts</Trans>}>
          <Trans>Please try again in 15 minutes, or call us.</Trans>
        </Notice>
      ) : (
        <Notice
          ref={notice}
          kind="danger"
          title={<Trans>We were unable to send the link. Please try again.</Trans>}
        />
      )}
      <Notice
        kind="info"
        title={<Trans>This link only shows the appointment</Trans>}
        actions={
          <Button isBusy={outcome === "ASKING"} busyText={t`Sending`} onPress={() => void send()}>
            <Trans>Email me the link</Trans>
          </Button>
        }
      >
        <Trans>
          To reschedule or cancel it, use the link in our email. We are happy to send it again, to the address
          the appointment was booked with.
        </Trans>
      </Notice>
    </>
  );
}
