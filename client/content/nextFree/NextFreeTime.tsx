import { Trans, useLingui } from "@lingui/react/macro";
import { use } from "react";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { toLocalDate, formatDate } from "../../time/format.ts";
import { Icon } from "../../ui/Icon.tsx";
import { NextFreeContext, nextFreeQueryId } from "./NextFree.tsx";
import styles from "./NextFreeTime.module.css";
import { formatClockTime } from "./formatClockTime.ts";

/** The widest possible time, so that the reserved space wraps like the real one. */
const sample = "2026-09-30T16:45:00Z";

/** Replaces letters and digits with figure spaces, which keep width and line breaks but show no date. */
const toBlank = (text: string) => text.replaceAll(/[\p{L}\p{N}]/gu, "\u2007");

/**
 * The next free time of a service. The server reserves the space, and `content/browser/nextFree.ts` fills in the time.
 * Hidden without scripts.
 */
export function NextFreeTime({ service }: { readonly service: string }) {
  const settings = use(NextFreeContext);
  const { t } = useLingui();
  const { localeTag } = useLocale();
  if (settings === null) return null;
  const { timeZone, isZoneLocked, hourCycle } = settings;
  // The visitor may have chosen the 12-hour clock, which is wider.
  const timeFormat = { locale: localeTag, timeZone, hourCycle: "h12" } as const;
  const date = (
    <span data-date="">{toBlank(formatDate(toLocalDate(sample, timeZone), "short", localeTag))}</span>
  );
  const time = <span data-clock="">{toBlank(formatClockTime(sample, timeFormat, timeZone))}</span>;
  return (
    <span
      className={styles.line}
      data-next-free={service}
      data-question={nextFreeQueryId}
      data-time-zone={timeZone}
      data-zone-locked={isZoneLocked}
      data-hour-cycle={hourCycle}
      data-none={t`No free times at the moment`}
    >
      <Icon name="calendar" size={16} />
      <span aria-hidden data-words="" className={styles.words}>
        <Trans>
          Next free:{" "}
          <time>
            {date}, {time}
          </time>
        </Trans>
      </span>
    </span>
  );
}
