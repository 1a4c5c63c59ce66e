import { Trans } from "@lingui/react/macro";
import { dateOfInstant, formatDate, formatTime, type TimeStyle } from "../../../time/format.ts";
import { useZoneLabel } from "../../../time/useZoneCity.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import styles from "./SeriesStart.module.css";

interface Props {
  readonly startsAt: string;
  readonly style: TimeStyle;
  readonly onOnce: () => void;
}

export function SeriesStart({ startsAt, style, onOnce }: Props) {
  const date = formatDate(dateOfInstant(startsAt, style.timeZone), "full", style.locale);
  const zone = useZoneLabel(style.timeZone)(startsAt);
  return (
    <div className={styles.start}>
      <p className={styles.words}>
        <span>
          <Trans>
            Starting {date}, <time dateTime={startsAt}>{formatTime(startsAt, style)}</time>
          </Trans>
        </span>
        <span className={styles.zone}>
          <Trans>Times in {zone}</Trans>
        </span>
      </p>
      <Button onPress={onOnce}>
        <Trans>Just once</Trans>
      </Button>
    </div>
  );
}
