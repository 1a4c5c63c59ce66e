import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useRef, useState } from "react";
import { lazyComponent } from "../../../router/chunks.ts";
import { usesTwelveHours, type TimeFormatOptions } from "../../../time/format.ts";
import { useZoneLabel } from "../../../time/useZoneCity.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { useLocks } from "../prefill/useLocks.ts";
import { ClockSwitch } from "./ClockSwitch.tsx";
import styles from "./ZoneChoice.module.css";

// Loaded on demand, because the search includes a list box and a popover.
const ZoneSearch = lazyComponent(async () => ({ default: (await import("./ZoneSearch.tsx")).ZoneSearch }));

interface Props {
  readonly timeFormat: TimeFormatOptions;
  readonly offsetInstant: string;
  readonly onChoose: (timeZone: string) => void;
  readonly isZoneFixed: boolean;
}

export function ZoneChoice({ timeFormat, offsetInstant, onChoose, isZoneFixed }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const isLocked = useLocks().has("timeZone") || isZoneFixed;
  const zone = useZoneLabel(timeFormat.timeZone)(offsetInstant);
  function close() {
    setOpen(false);
    // The search unmounts and must not take the focus with it.
    toggleRef.current?.focus();
  }

  return (
    <div className={styles.zone}>
      <p className={styles.line}>
        <Icon name="globe" size={18} />
        <span className={styles.words}>
          <Trans>Times in {zone}</Trans>
        </span>
        <ClockSwitch isTwelveHour={usesTwelveHours(timeFormat)} />
        {isLocked ? null : (
          <Button
            ref={toggleRef}
            kind="quiet"
            aria-label={isOpen ? undefined : t`Change time zone`}
            aria-expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
          >
            {isOpen ? <Trans>Close</Trans> : <Trans>Change</Trans>}
          </Button>
        )}
      </p>
      {isOpen ? (
        <Suspense fallback={<Skeleton height="calc(var(--control) + 264px)" />}>
          <ZoneSearch
            timeZone={timeFormat.timeZone}
            onClose={close}
            onChoose={(timeZone) => {
              close();
              onChoose(timeZone);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
