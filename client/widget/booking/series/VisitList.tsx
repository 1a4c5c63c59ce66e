import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { dateOfInstant, type TimeStyle } from "../../../time/format.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { countStates, type ListedVisit } from "./seriesPlan.ts";
import type { SeriesSearch } from "./useSeries.ts";
import styles from "./VisitList.module.css";
import { VisitRow } from "./VisitRow.tsx";

interface Props {
  readonly search: SeriesSearch;
  readonly visits: readonly ListedVisit[];
  readonly style: TimeStyle;
  readonly expected: number;
  readonly lost: string | null;
  readonly onEdit: (visit: ListedVisit, startsAt: string | null | undefined) => void;
}

export function VisitList({ search, visits, expected, lost, onEdit, ...rest }: Props) {
  const { t } = useLingui();
  const { free, moved, skipped } = countStates(visits);
  const found = t`${plural(free, { one: "# free", other: "# free" })}, ${plural(moved, { one: "# moved", other: "# moved" })}, ${plural(skipped, { one: "# skipped", other: "# skipped" })}`;
  return (
    <section className={styles.list} aria-busy={search.isLooking}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Trans>Your dates</Trans>
        </h3>
        <p className={styles.counts} role="status">
          {search.isLooking ? <Trans>Finding recurring slots</Trans> : search.hasFailed ? "" : found}
        </p>
      </div>
      {search.hasFailed ? (
        <Notice
          kind="danger"
          title={<Trans>We could not load these dates.</Trans>}
          actions={
            <Button onPress={search.again}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      ) : null}
      {search.isLooking ? (
        <div aria-hidden>
          {Array.from({ length: expected }, (_, place) => (
            <div key={place} className={styles.coming}>
              <Skeleton width="70%" height="16px" />
            </div>
          ))}
        </div>
      ) : (
        <ol className={styles.visits}>
          {visits.map((visit) => (
            <VisitRow
              key={visit.wantedAt}
              visit={visit}
              visits={visits}
              lost={lost !== null && dateOfInstant(lost, rest.style.timeZone) === visit.date ? lost : null}
              onEdit={(startsAt) => onEdit(visit, startsAt)}
              {...rest}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
