import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { CONTACT_LIMITS } from "../../../../server/shared/contact/contactRules.ts";
import type { IssueCode } from "../../../../server/shared/failures/failure.ts";
import type { CancelForm_booking$key } from "../../../__generated__/CancelForm_booking.graphql.ts";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { classes } from "../../../ui/classes.ts";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { getIssueMessage } from "../../../shared/getIssueMessage.ts";
import { BusinessText } from "../../../shared/BusinessText.tsx";
import { RefundNotice } from "../../payment/RefundNotice.tsx";
import { bookingHref } from "../../layout/bookingAddress.ts";
import styles from "../AfterForm.module.css";
import { getCancelChoices, getReasonRule } from "./cancelScopes.ts";
import { ChangeFailureNotice } from "../ChangeFailureNotice.tsx";
import type { ChangeFailure } from "../../order/changeFailure.ts";
import { ScopeChoice } from "./ScopeChoice.tsx";
import { useCancelMutation } from "./useCancelMutation.ts";
import { RouterLinkButton } from "../../layout/RouterLinkButton.tsx";

interface Props {
  readonly booking: CancelForm_booking$key;
  /** Called after the cancellation with the number of cancelled bookings. */
  readonly onCancelled: (count: number) => void;
}

export function CancelForm(props: Props) {
  const { id, accessKey, business, provider, order, service } = useFragment(
    graphql`
      fragment CancelForm_booking on VisitorBooking {
        id
        accessKey @required(action: THROW)
        business {
          cancellationPolicy
          phone
        }
        provider {
          phone
        }
        service {
          cancelReason
        }
        order {
          isSeries
          refundIfCancelled {
            amount
          }
          bookings {
            id
            status
            startsAt
            paid {
              amount
            }
            refunded {
              amount
            }
            refundIfCancelled {
              amount
              currency
            }
            service {
              cancelReason
            }
          }
        }
      }
    `,
    props.booking,
  );
  const { t, i18n } = useLingui();
  const { search } = useRouter().url;
  const cancel = useCancelMutation();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const [scope, setScope] = useState("ONE");
  const [reason, setReason] = useState("");
  const [issue, setIssue] = useState<IssueCode | null>(null);
  const [failure, setFailure] = useState<ChangeFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const choices = getCancelChoices(order, id);
  const selectedChoice = choices.find((choice) => choice.scope === scope) ?? choices[0]!;
  const count = selectedChoice.bookings.length;
  const reasonRule = order == null ? service.cancelReason : getReasonRule(selectedChoice);
  const policy = business.cancellationPolicy;

  function showReasonIssue(code: IssueCode) {
    setIssue(code);
    reasonField.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    if (reasonRule === "REQUIRED" && reason.trim() === "") return showReasonIssue("REQUIRED");
    setIssue(null);
    setBusy(true);
    const outcome = await cancel({ accessKey, scope: selectedChoice.scope, reason: reason.trim() });
    setBusy(false);
    if (outcome.kind === "done") props.onCancelled(count);
    else if (outcome.kind === "reason") showReasonIssue(outcome.issue);
    else setFailure(outcome.failure);
  }

  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {failure === null ? null : (
        <ChangeFailureNotice
          failure={failure}
          fallbackTitle={msg`We were unable to cancel your appointment. Please try again.`}
          phone={provider?.phone ?? business.phone}
        />
      )}
      {choices.length < 2 ? null : (
        <ScopeChoice
          choices={choices}
          isSeries={order?.isSeries === true}
          value={selectedChoice.scope}
          onChange={setScope}
        />
      )}
      {reasonRule === "NO" ? null : (
        <TextArea
          ref={reasonField}
          name="reason"
          label={<Trans>Cancellation reason</Trans>}
          optionalLabel={reasonRule === "OPTIONAL" ? <Trans>Optional</Trans> : undefined}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setIssue(null);
          }}
          error={issue === null ? undefined : i18n._(getIssueMessage(issue))}
          maxLength={CONTACT_LIMITS.notes}
        />
      )}
      <RefundNotice bookings={selectedChoice.bookings} maxRefund={order?.refundIfCancelled.amount} />
      {policy == null ? null : (
        <p className={styles.policy}>
          <BusinessText>{policy}</BusinessText>
        </p>
      )}
      <div className={classes(styles.buttons, styles.send)}>
        <RouterLinkButton href={bookingHref(accessKey, search)}>
          <Trans>Keep it</Trans>
        </RouterLinkButton>
        <Button kind="danger" type="submit" isBusy={isBusy} busyText={t`Cancelling`}>
          <Plural value={Math.max(1, count)} one="Cancel appointment" other="Cancel # appointments" />
        </Button>
      </div>
    </form>
  );
}
