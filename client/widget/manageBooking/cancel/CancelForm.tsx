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
import { faultWords } from "../../messages/faultWords.ts";
import { OwnWords } from "../../layout/OwnWords.tsx";
import { RefundPromise } from "../../payment/RefundPromise.tsx";
import { bookingHref } from "../../layout/afterAddress.ts";
import styles from "../AfterForm.module.css";
import { cancelChoices, reasonAsked } from "./cancelScopes.ts";
import { ChangeNotice } from "../ChangeNotice.tsx";
import type { ChangeProblem } from "../../order/changeProblem.ts";
import { ScopeChoice } from "./ScopeChoice.tsx";
import { useCancelMutation } from "./useCancelMutation.ts";
import { WayButton } from "../../layout/WayButton.tsx";

interface Props {
  readonly booking: CancelForm_booking$key;
  /** Called after the cancellation with the number of cancelled bookings. */
  readonly onDone: (count: number) => void;
}

export function CancelForm(props: Props) {
  const { id, business, provider, order, service } = useFragment(
    graphql`
      fragment CancelForm_booking on BookingAccess {
        id
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
  const area = useRef<HTMLTextAreaElement>(null);
  const [scope, setScope] = useState("ONE");
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState<IssueCode | null>(null);
  const [problem, setProblem] = useState<ChangeProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const choices = cancelChoices(order, id);
  const chosen = choices.find((choice) => choice.scope === scope) ?? choices[0]!;
  const count = chosen.bookings.length;
  const asked = order == null ? service.cancelReason : reasonAsked(chosen);
  const policy = business.cancellationPolicy.trim();

  function refuse(code: IssueCode) {
    setFault(code);
    area.current?.focus();
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setProblem(null);
    if (asked === "REQUIRED" && reason.trim() === "") return refuse("REQUIRED");
    setFault(null);
    setBusy(true);
    const outcome = await cancel({ key: id, scope: chosen.scope, reason: reason.trim() });
    setBusy(false);
    if (outcome.kind === "done") props.onDone(count);
    else if (outcome.kind === "reason") refuse(outcome.fault);
    else setProblem(outcome.problem);
  }

  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={(event) => void send(event)}>
      {problem === null ? null : (
        <ChangeNotice
          problem={problem}
          failed={msg`We were unable to cancel your appointment. Please try again.`}
          phone={provider?.phone ?? business.phone}
        />
      )}
      {choices.length < 2 ? null : (
        <ScopeChoice
          choices={choices}
          isSeries={order?.isSeries === true}
          value={chosen.scope}
          onChange={setScope}
        />
      )}
      {asked === "NO" ? null : (
        <TextArea
          ref={area}
          name="reason"
          label={<Trans>Cancellation reason</Trans>}
          optional={asked === "OPTIONAL" ? <Trans>Optional</Trans> : undefined}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setFault(null);
          }}
          error={fault === null ? undefined : i18n._(faultWords(fault))}
          maxLength={CONTACT_LIMITS.notes}
        />
      )}
      <RefundPromise bookings={chosen.bookings} most={order?.refundIfCancelled.amount} />
      {policy === "" ? null : (
        <p className={styles.policy}>
          <OwnWords>{policy}</OwnWords>
        </p>
      )}
      <div className={classes(styles.buttons, styles.send)}>
        <WayButton href={bookingHref(id, search)}>
          <Trans>Keep it</Trans>
        </WayButton>
        <Button kind="danger" type="submit" isBusy={isBusy} busyText={t`Cancelling`}>
          <Plural value={Math.max(1, count)} one="Cancel appointment" other="Cancel # appointments" />
        </Button>
      </div>
    </form>
  );
}
