import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { MailLinkAction_booking$key } from "../../../__generated__/MailLinkAction_booking.graphql.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { useMailLinkMutation, type MailLinkFailure } from "./useMailLinkMutation.ts";

/** On a view-only page: mails the managing link to the address on file. */
export function MailLinkAction(props: { readonly booking: MailLinkAction_booking$key }) {
  const { accessKey } = useFragment(
    graphql`
      fragment MailLinkAction_booking on VisitorBooking {
        accessKey @required(action: THROW)
      }
    `,
    props.booking,
  );
  const { t } = useLingui();
  const [requestState, setRequestState] = useState<"ASKING" | "SENT" | MailLinkFailure | null>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const requestMail = useMailLinkMutation();
  const isFinished = requestState !== null && requestState !== "ASKING";
  useEffect(() => {
    if (isFinished) noticeRef.current?.focus();
  }, [isFinished, requestState]);

  async function send() {
    if (requestState === "ASKING") return;
    setRequestState("ASKING");
    setRequestState((await requestMail(accessKey)) ?? "SENT");
  }

  if (requestState === "SENT")
    return (
      <Notice ref={noticeRef} kind="success" title={<Trans>Please check your email</Trans>}>
        <Trans>
          If this appointment can still be changed, we have sent the link to the address it was booked with.
        </Trans>
      </Notice>
    );
  return (
    <>
      {!isFinished ? null : requestState === "TOO_MANY" ? (
        <Notice ref={noticeRef} kind="danger" title={<Trans>Too many attempts</Trans>}>
          <Trans>Please try again in 15 minutes, or call us.</Trans>
        </Notice>
      ) : (
        <Notice
          ref={noticeRef}
          kind="danger"
          title={<Trans>We were unable to send the link. Please try again.</Trans>}
        />
      )}
      <Notice
        kind="info"
        title={<Trans>This link only shows the appointment</Trans>}
        actions={
          <Button isBusy={requestState === "ASKING"} busyText={t`Sending`} onPress={() => void send()}>
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
