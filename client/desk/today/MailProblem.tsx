import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { formatFullName } from "../../../server/shared/contact/formatFullName.ts";
import type { MailProblem_problem$key } from "../../__generated__/MailProblem_problem.graphql.ts";
import type { MailProblemMutation } from "../../__generated__/MailProblemMutation.graphql.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { Link } from "../../router/Link.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { useDesk } from "../layout/DeskContext.ts";
import { useToast } from "../layout/toasts.tsx";
import { useCommitOnce } from "../requests/commitOnce.ts";
import styles from "./Today.module.css";

interface Props {
  readonly problem: MailProblem_problem$key;
  readonly onSolved: () => void;
}

/** Emails about an appointment that could not be delivered. */
export function MailProblem({ problem, onSolved }: Props) {
  const { t } = useLingui();
  const locale = useLocaleTag();
  const { can } = useDesk();
  const showToast = useToast();
  const { count, subject } = useFragment(
    graphql`
      fragment MailProblem_problem on Problem {
        count
        subject {
          ... on Booking {
            id
            contact {
              firstName
              lastName
            }
            service {
              name
            }
          }
        }
      }
    `,
    problem,
  );
  const [resend, isSending] = useCommitOnce<MailProblemMutation>(graphql`
    mutation MailProblemMutation($input: ResendNotificationsInput!) {
      resendNotifications(input: $input) {
        __typename
      }
    }
  `);
  if (subject.id === undefined || subject.contact === undefined || subject.service === undefined) return null;
  const { id, contact, service } = subject;
  const name = formatFullName(contact, locale) || service.name;

  async function send() {
    try {
      const { resendNotifications } = await resend({ input: { id } });
      if (resendNotifications?.__typename !== "ResendNotificationsPayload") throw new Error();
      onSolved();
      showToast({ text: t`The email leaves again: ${name}` });
    } catch {
      showToast({ isFailure: true, text: t`That did not work. Please try again.` });
    }
  }

  return (
    <>
      <Link href={`/desk/bookings?booking=${encodeURIComponent(id)}`}>{name}</Link>
      <p>
        <Plural
          value={count}
          one="An email about this appointment could not be delivered."
          other="# emails about this appointment could not be delivered."
        />{" "}
        <Trans>Check the address first.</Trans>
      </p>
      {can("bookings.change") ? (
        <div className={styles.buttons}>
          <Button isBusy={isSending} onPress={() => void send()} aria-label={t`Send again: ${name}`}>
            <Trans>Send again</Trans>
          </Button>
        </div>
      ) : null}
    </>
  );
}
