import { Plural, Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { WebhookProblem_problem$key } from "../../__generated__/WebhookProblem_problem.graphql.ts";

/** An endpoint of a partner that rejects events. */
export function WebhookProblem({ problem }: { readonly problem: WebhookProblem_problem$key }) {
  const { count, subject } = useFragment(
    graphql`
      fragment WebhookProblem_problem on Problem {
        count
        subject {
          ... on WebhookEndpoint {
            url
            state
          }
        }
      }
    `,
    problem,
  );
  if (subject.url === undefined) return null;
  const { host } = new URL(subject.url);
  return (
    <>
      <strong>
        <Trans>Connection to {host}</Trans>
      </strong>
      <p>
        {subject.state === "SUSPENDED" ? (
          <Trans>It failed for days and no longer receives events.</Trans>
        ) : (
          <Plural value={count} one="A delivery failed." other="# deliveries in a row failed." />
        )}
      </p>
      <a href="/developers/webhooks">
        <Trans>How to repair a webhook</Trans>
      </a>
    </>
  );
}
