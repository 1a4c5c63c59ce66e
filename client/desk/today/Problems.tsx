import { Trans } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Problems_problems$key } from "../../__generated__/Problems_problems.graphql.ts";
import { CalendarProblem } from "./CalendarProblem.tsx";
import { MailProblem } from "./MailProblem.tsx";
import { PaymentProblem } from "./PaymentProblem.tsx";
import { RefundProblem } from "./RefundProblem.tsx";
import styles from "./Today.module.css";
import { WebhookProblem } from "./WebhookProblem.tsx";

/** Failures that a person has to look at, each with the next step. Nothing is shown without any. */
export function Problems({ problems }: { readonly problems: Problems_problems$key }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [solved, setSolved] = useState<ReadonlySet<string>>(new Set());
  const list = useFragment(
    graphql`
      fragment Problems_problems on Problem @relay(plural: true) {
        kind
        since
        subject {
          __typename
          ... on Node {
            id
          }
        }
        ...MailProblem_problem
        ...CalendarProblem_problem
        ...WebhookProblem_problem
        ...RefundProblem_problem
        ...PaymentProblem_problem
      }
    `,
    problems,
  );
  const known = list.flatMap((problem) =>
    problem.subject.id === undefined
      ? []
      : // A mail that fails again is another problem.
        { problem, key: `${problem.kind} ${problem.subject.id} ${problem.since}` },
  );
  const open = known.filter(({ key }) => !solved.has(key));
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="today-problems" className={styles.part}>
      <h2 id="today-problems" ref={heading} tabIndex={-1} className={styles.heading}>
        <Trans>Problems</Trans>{" "}
        {open.length === 0 ? null : <span className={styles.count}>{open.length}</span>}
      </h2>
      <ul className={styles.cards}>
        {open.map(({ problem, key }) => {
          const { kind } = problem;
          return (
            <li key={key} className={styles.card}>
              {kind === "MAIL_FAILED" ? (
                <MailProblem
                  problem={problem}
                  onSolved={() => {
                    // The pressed button is about to disappear.
                    heading.current?.focus();
                    setSolved((ids) => new Set([...ids, key]));
                  }}
                />
              ) : kind === "CALENDAR_UNREACHABLE" ? (
                <CalendarProblem problem={problem} />
              ) : kind === "WEBHOOK_FAILING" ? (
                <WebhookProblem problem={problem} />
              ) : kind === "REFUND_FAILED" ? (
                <RefundProblem problem={problem} />
              ) : kind === "PAYMENT_FAILED" ? (
                <PaymentProblem problem={problem} />
              ) : null}
            </li>
          );
        })}
      </ul>
      {open.length === 0 ? (
        <p className={styles.count}>
          <Trans>Nothing left to do here.</Trans>
        </p>
      ) : null}
    </section>
  );
}
