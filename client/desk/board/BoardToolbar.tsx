import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "../../router/Link.tsx";
import { useRouter } from "../../router/RouterProvider.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { useStepLabels } from "./useStepLabels.ts";
import { classes } from "../../ui/classes.ts";
import styles from "./BoardToolbar.module.css";
import { type BoardAddress, formatBoardAddress, shiftAddress } from "./rules/boardAddress.ts";
import { changeZoom, type Zoom } from "./rules/zoom.ts";

interface Props {
  readonly address: BoardAddress;
  readonly today: string;
  /** Null if the view has no time axis. */
  readonly zoom: Zoom | null;
  readonly onZoom: (zoom: Zoom) => void;
  readonly onColumns: () => void;
}

export function BoardToolbar({ address, today, zoom, onZoom, onColumns }: Props) {
  const { t } = useLingui();
  const router = useRouter();
  const open = (next: BoardAddress) => router.navigate(formatBoardAddress(next));
  const { previousLabels, nextLabels } = useStepLabels();
  return (
    <div className={styles.toolbar}>
      <div className={styles.group}>
        <IconButton
          icon="previous"
          label={previousLabels[address.view]}
          onPress={() => open(shiftAddress(address, -1))}
        />
        <Button onPress={() => open({ ...address, date: today })}>
          <Trans>Today</Trans>
        </Button>
        <IconButton
          icon="next"
          label={nextLabels[address.view]}
          onPress={() => open(shiftAddress(address, 1))}
        />
      </div>
      <Segments
        label={t`View`}
        current={address.view}
        choices={[
          { value: "day", text: <Trans>Day</Trans>, href: formatBoardAddress({ ...address, view: "day" }) },
          {
            value: "week",
            text: <Trans>Week</Trans>,
            href: formatBoardAddress({ ...address, view: "week" }),
          },
          {
            value: "month",
            text: <Trans>Month</Trans>,
            href: formatBoardAddress({ ...address, view: "month" }),
          },
        ]}
      />
      <Segments
        label={t`Columns`}
        current={address.by}
        choices={[
          {
            value: "staff",
            text: <Trans>Staff</Trans>,
            href: formatBoardAddress({ ...address, by: "staff", column: null }),
          },
          {
            value: "resource",
            text: <Trans>Rooms</Trans>,
            href: formatBoardAddress({ ...address, by: "resource", column: null }),
          },
        ]}
      />
      <div className={classes(styles.group, styles.tools)}>
        {zoom === null ? null : (
          <span className={styles.zoom}>
            <IconButton
              icon="minus"
              label={t`Show less detail`}
              isDisabled={changeZoom(zoom, -1) === zoom}
              onPress={() => onZoom(changeZoom(zoom, -1))}
            />
            <IconButton
              icon="plus"
              label={t`Show more detail`}
              isDisabled={changeZoom(zoom, 1) === zoom}
              onPress={() => onZoom(changeZoom(zoom, 1))}
            />
          </span>
        )}
        <Button kind="quiet" onPress={onColumns}>
          <Trans>Columns</Trans>
        </Button>
        <span className={styles.print}>
          <Button kind="quiet" onPress={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
        </span>
      </div>
    </div>
  );
}

interface SegmentsProps {
  readonly label: string;
  readonly current: string;
  readonly choices: readonly { readonly value: string; readonly text: ReactNode; readonly href: string }[];
}

/** Links that look like one control, so that each view has its address. */
function Segments({ label, current, choices }: SegmentsProps) {
  return (
    <nav aria-label={label} className={styles.segments}>
      {choices.map(({ value, text, href }) => (
        <Link
          key={value}
          href={href}
          className={styles.segment}
          aria-current={value === current ? "true" : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
