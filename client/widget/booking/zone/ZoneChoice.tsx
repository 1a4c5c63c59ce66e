import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useRef, useState } from "react";
import { lazyPart } from "../../../router/chunks.ts";
import { isTwelveHours, type TimeStyle } from "../../../time/format.ts";
import { useZoneLabel } from "../../../time/useZoneCity.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { useLocks } from "../prefill/useLocks.ts";
import { ClockSwitch } from "./ClockSwitch.tsx";
import styles from "./ZoneChoice.module.css";

// Loaded on demand, because the search includes a list box and a popover.
const ZoneSearch = lazyPart(async () => ({ default: (await import("./ZoneSearch.tsx")).ZoneSearch }));

interface Props {
  readonly style: TimeStyle;
  readonly at: string;
  readonly onChoose: (timeZone: string) => void;
  readonly isFixed: boolean;
}

export function ZoneChoice({ style, at, onChoose, isFixed }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const isLocked = useLocks().has("timeZone") || isFixed;
  const zone = useZoneLabel(style.timeZone)(at);
  function close() {
    setOpen(false);
    // The search unmounts and must not take the focus with it.
    toggle.current?.focus();
  }

  return (
    <div className={styles.zone}>
      <p className={styles.line}>
        <Icon name="globe" size={18} />
        <span className={styles.words}>
          <Trans>Times in {zone}</Trans>
        </span>
        <ClockSwitch isTwelve={isTwelveHours(style)} />
        {isLocked ? null : (
          <Button
            ref={toggle}
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
            timeZone={style.timeZone}
            onLeave={close}
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
