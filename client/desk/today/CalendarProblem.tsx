import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { CalendarProblem_problem$key } from "../../__generated__/CalendarProblem_problem.graphql.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { formatDate, toLocalDate } from "../../time/format.ts";
import { useDesk } from "../layout/DeskContext.ts";

/** An external calendar that cannot be read. */
export function CalendarProblem({ problem }: { readonly problem: CalendarProblem_problem$key }) {
  const locale = useLocaleTag();
  const { timeZone } = useDesk();
  const { since, subject } = useFragment(
    graphql`
      fragment CalendarProblem_problem on Problem {
        since
        subject {
          ... on BusyFeed {
            staff {
              name
            }
          }
        }
      }
    `,
    problem,
  );
  if (subject.staff === undefined) return null;
  const { name } = subject.staff;
  const date = since == null ? null : formatDate(toLocalDate(since, timeZone), "short", locale);
  return (
    <>
      <strong>
        <Trans>Calendar of {name}</Trans>
      </strong>
      <p>
        {date === null ? (
          <Trans>It could not be read yet, so its events do not block times.</Trans>
        ) : (
          <Trans>It was last read on {date}. Newer events in it do not block times.</Trans>
        )}
      </p>
      <a href="/developers/owners#other-operations">
        <Trans>Connect the calendar again</Trans>
      </a>
    </>
  );
}
