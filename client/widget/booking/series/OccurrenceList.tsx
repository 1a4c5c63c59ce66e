import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { toLocalDate, type TimeFormatOptions } from "../../../time/format.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { countStates, type EditedOccurrence } from "./seriesPlan.ts";
import type { SeriesSearch } from "./useSeries.ts";
import styles from "./OccurrenceList.module.css";
import { OccurrenceRow } from "./OccurrenceRow.tsx";

interface Props {
  readonly seriesSearch: SeriesSearch;
  readonly occurrences: readonly EditedOccurrence[];
  readonly timeFormat: TimeFormatOptions;
  readonly placeholderCount: number;
  readonly lostStart: string | null;
  readonly onEdit: (occurrence: EditedOccurrence, startsAt: string | null | undefined) => void;
}

export function OccurrenceList({
  seriesSearch,
  occurrences,
  placeholderCount,
  lostStart,
  onEdit,
  ...rest
}: Props) {
  const { t } = useLingui();
  const { free, moved, skipped } = countStates(occurrences);
  const countsText = t`${plural(free, { one: "# free", other: "# free" })}, ${plural(moved, { one: "# moved", other: "# moved" })}, ${plural(skipped, { one: "# skipped", other: "# skipped" })}`;
  return (
    <section className={styles.list} aria-busy={seriesSearch.isLoading}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Trans>Your dates</Trans>
        </h3>
        <p className={styles.counts} role="status">
          {seriesSearch.isLoading ? (
            <Trans>Finding recurring slots</Trans>
          ) : seriesSearch.hasFailed ? (
            ""
          ) : (
            countsText
          )}
        </p>
      </div>
      {seriesSearch.hasFailed ? (
        <Notice
          kind="danger"
          title={<Trans>We could not load these dates.</Trans>}
          actions={
            <Button onPress={seriesSearch.retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      ) : null}
      {seriesSearch.isLoading ? (
        <div aria-hidden>
          {Array.from({ length: placeholderCount }, (_, index) => (
            <div key={index} className={styles.coming}>
              <Skeleton width="70%" height="16px" />
            </div>
          ))}
        </div>
      ) : (
        <ol className={styles.visits}>
          {occurrences.map((occurrence) => (
            <OccurrenceRow
              key={occurrence.wantedAt}
              occurrence={occurrence}
              occurrences={occurrences}
              lostStart={
                lostStart !== null && toLocalDate(lostStart, rest.timeFormat.timeZone) === occurrence.date
                  ? lostStart
                  : null
              }
              onEdit={(startsAt) => onEdit(occurrence, startsAt)}
              {...rest}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
