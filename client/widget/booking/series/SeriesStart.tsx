import { Trans } from "@lingui/react/macro";
import { toLocalDate, formatDate, formatTime, type TimeFormatOptions } from "../../../time/format.ts";
import { useZoneLabel } from "../../../time/useZoneCity.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import styles from "./SeriesStart.module.css";

interface Props {
  readonly startsAt: string;
  readonly timeFormat: TimeFormatOptions;
  readonly onStopRepeating: () => void;
}

export function SeriesStart({ startsAt, timeFormat, onStopRepeating }: Props) {
  const date = formatDate(toLocalDate(startsAt, timeFormat.timeZone), "full", timeFormat.locale);
  const zone = useZoneLabel(timeFormat.timeZone)(startsAt);
  return (
    <div className={styles.start}>
      <p className={styles.words}>
        <span>
          <Trans>
            Starting {date}, <time dateTime={startsAt}>{formatTime(startsAt, timeFormat)}</time>
          </Trans>
        </span>
        <span className={styles.zone}>
          <Trans>Times in {zone}</Trans>
        </span>
      </p>
      <Button onPress={onStopRepeating}>
        <Trans>Just once</Trans>
      </Button>
    </div>
  );
}
