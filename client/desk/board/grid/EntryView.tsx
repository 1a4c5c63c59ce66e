import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { formatDuration } from "../../../time/format.ts";
import { Icon, type IconName } from "../../../ui/Icon.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { getBookingStatusLabel } from "../../bookings/statusLabels.ts";
import { listFlags } from "../boardMessages.ts";
import { BufferView } from "./BufferView.tsx";
import styles from "./Entry.module.css";
import type { BoardEntry, HoldEntry } from "../rules/boardModel.ts";
import type { LanePlace } from "../rules/lanes.ts";
import { useNow } from "../../time/useNow.ts";
import type { BoardTexts } from "../useBoardTexts.ts";

export interface EntryPlace extends LanePlace {
  readonly entry: BoardEntry;
  /** Pixels below the top of the column. */
  readonly top: number;
  readonly height: number;
  readonly bufferBefore: number;
  readonly bufferAfter: number;
}

interface Props {
  readonly place: EntryPlace;
  readonly columnKey: string;
  readonly texts: BoardTexts;
  readonly isTabStop: boolean;
  readonly isLifted: boolean;
}

const statusIcons: Readonly<Record<string, IconName>> = {
  CONFIRMED: "check",
  COMPLETED: "check",
  REQUESTED: "clock",
  AWAITING_PAYMENT: "money",
  NO_SHOW: "warning",
};

export const EntryView = memo(function EntryView({ place, columnKey, texts, isTabStop, isLifted }: Props) {
  const { entry, top, height, lane, width, lanes } = place;
  return (
    <div
      className={styles.place}
      style={{
        top,
        height,
        left: `${(lane / lanes) * 100}%`,
        width: `calc(${(width / lanes) * 100}% - 3px)`,
      }}
    >
      <BufferView entry={entry} side="before" height={place.bufferBefore} />
      <button
        type="button"
        className={styles.entry}
        data-kind={entry.kind}
        data-status={entry.kind === "booking" ? entry.booking.status : undefined}
        data-size={getSize(height)}
        data-lifted={isLifted || undefined}
        data-entry={entry.key}
        data-column={columnKey}
        tabIndex={isTabStop ? 0 : -1}
        title={height < 56 || lanes > 1 ? texts.describe(entry) : undefined}
      >
        <span className={styles.face} aria-hidden>
          <span className={styles.title}>
            <EntrySign entry={entry} />
            <span className={styles.name}>{texts.getTitle(entry)}</span>
            <span className={styles.start}>{texts.formatClock(entry.from)}</span>
          </span>
          {height >= 38 ? <EntryLines entry={entry} texts={texts} hasThird={height >= 56} /> : null}
        </span>
        {entry.kind === "block" ? <BlockEdges hasStart={height >= 56} /> : null}
        <VisuallyHidden>{texts.describe(entry)}</VisuallyHidden>
      </button>
      <BufferView entry={entry} side="after" height={place.bufferAfter} />
    </div>
  );
});

/** Places to grab. Keys change the length as well, so they are no controls of their own. */
function BlockEdges({ hasStart }: { readonly hasStart: boolean }) {
  return (
    <>
      {hasStart ? <span className={styles.edge} data-edge="start" aria-hidden /> : null}
      <span className={styles.edge} data-edge="end" aria-hidden />
    </>
  );
}

function getSize(height: number): "s" | "m" | "l" | "xl" {
  if (height < 56) return height < 38 ? "s" : "m";
  return height < 76 ? "l" : "xl";
}

function EntrySign({ entry }: { readonly entry: BoardEntry }) {
  const icon = getSign(entry);
  return icon === null ? null : <Icon name={icon} size={14} />;
}

function getSign(entry: BoardEntry): IconName | null {
  switch (entry.kind) {
    case "booking":
      return entry.booking.isOverbooked ? "warning" : (statusIcons[entry.booking.status] ?? "info");
    case "session":
      return "person";
    case "hold":
      return "clock";
    case "external":
      return "external";
    case "block":
      return "minus";
  }
}

/** Rendered each minute, because the time of a hold runs out. */
function HoldLine({ hold }: { readonly hold: HoldEntry }) {
  const { t } = useLingui();
  const { localeTag } = useLocale();
  const now = useNow();
  const duration = formatDuration(Math.max(0, hold.expiresAt - now), localeTag);
  return (
    <span className={styles.line}>
      {hold.service} · {t`${duration} left`}
    </span>
  );
}

interface LinesProps {
  readonly entry: BoardEntry;
  readonly texts: BoardTexts;
  readonly hasThird: boolean;
}

function EntryLines({ entry, texts, hasThird }: LinesProps) {
  const { i18n } = useLingui();
  const span = texts.formatSpan(entry);
  if (entry.kind === "booking") {
    const flags = listFlags(entry.booking);
    const words = [i18n._(getBookingStatusLabel(entry.booking.status)), ...flags.map((flag) => i18n._(flag))];
    return (
      <>
        <span className={styles.line}>{entry.booking.service}</span>
        {hasThird ? (
          <span className={styles.words}>
            {words.map((word, index) => (
              <span key={word} className={styles.word} data-flag={index > 0 || undefined}>
                {word}
              </span>
            ))}
          </span>
        ) : null}
      </>
    );
  }
  if (entry.kind === "session") {
    const { seats, seatsTaken } = entry;
    return (
      <span className={styles.line}>
        <span className={styles.seats} aria-hidden>
          <span style={{ width: `${seats === 0 ? 0 : Math.min(1, seatsTaken / seats) * 100}%` }} />
        </span>
        {texts.describeSeats(entry)}
      </span>
    );
  }
  if (entry.kind === "hold") return <HoldLine hold={entry} />;
  return <span className={styles.line}>{span}</span>;
}
