import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { formatDateHeading } from "../../time/format.ts";
import { getBookingStatusLabel } from "../bookings/statusLabels.ts";
import { listFlags } from "./boardMessages.ts";
import { type GridColumn, listColumnEntries } from "./grid/placeEntries.ts";
import styles from "./PrintView.module.css";
import { createAxis } from "./rules/axis.ts";
import type { BoardEntry, BoardModel } from "./rules/boardModel.ts";
import type { BoardTexts } from "./useBoardTexts.ts";

interface Props {
  readonly model: BoardModel;
  readonly columns: readonly GridColumn[];
  readonly texts: BoardTexts;
}

/** The printed board: a page for each column, as a list that is legible in black and white. */
export function PrintView({ model, columns, texts }: Props) {
  const isPrinting = useIsPrinting();
  const { localeTag } = useLocale();
  if (!isPrinting || columns.length === 0) return null;
  const axis = createAxis([...new Set(columns.map(({ date }) => date))], model.timeZone);
  return (
    <div className={styles.print}>
      {columns.map((gridColumn) => (
        <section key={gridColumn.key} className={styles.page}>
          <h2>{gridColumn.column.name}</h2>
          <p>{formatDateHeading(gridColumn.date, "full", localeTag)}</p>
          <PrintTable entries={listColumnEntries(model, axis, gridColumn)} texts={texts} />
        </section>
      ))}
    </div>
  );
}

function PrintTable({
  entries,
  texts,
}: {
  readonly entries: readonly BoardEntry[];
  readonly texts: BoardTexts;
}) {
  const { t, i18n } = useLingui();
  if (entries.length === 0)
    return (
      <p>
        <Trans>No appointments</Trans>
      </p>
    );
  return (
    <table>
      <thead>
        <tr>
          <th>{t`Time`}</th>
          <th>{t`Client`}</th>
          <th>{t`Service`}</th>
          <th>{t`Status`}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.key}>
            <td data-figures="">{texts.formatSpan(entry)}</td>
            <td>{texts.getTitle(entry)}</td>
            <td>{getService(entry)}</td>
            <td>
              {entry.kind === "booking"
                ? [getBookingStatusLabel(entry.booking.status), ...listFlags(entry.booking)]
                    .map((word) => i18n._(word))
                    .join(", ")
                : null}
              {entry.kind === "session" ? texts.describeSeats(entry) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function getService(entry: BoardEntry): string {
  if (entry.kind === "booking") return entry.booking.service;
  return entry.kind === "hold" ? entry.service : "";
}

/** The list is rendered for the printer only, because it repeats the whole board. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", start);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", start);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
