import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import styles from "./SoonerLater.module.css";
import { findBeside, type Side } from "./findBeside.ts";
import { type MoveSearch, useMoveSearch } from "./useNextMove.ts";

interface Props {
  readonly search: MoveSearch;
  readonly startsAt: string;
  readonly onFound: (startsAt: string) => void;
}

export function SoonerLater({ search, startsAt, onFound }: Props) {
  const { t } = useLingui();
  const firstFrom = useMoveSearch(search);
  const [busy, setBusy] = useState<Side | null>(null);
  // The result is valid for its staff member only.
  const [empty, setEmpty] = useState<{ readonly side: Side; readonly staff: string | null } | null>(null);

  async function look(side: Side) {
    setBusy(side);
    setEmpty(null);
    try {
      const clock = { now: new Date().toISOString(), timeZone: search.timeZone };
      const found = await findBeside(side, startsAt, clock, firstFrom);
      if (found === undefined) setEmpty({ side, staff: search.staff });
      else onFound(found);
    } catch {
      // The button can be pressed again.
    }
    setBusy(null);
  }

  const none = empty !== null && empty.staff === search.staff ? empty.side : null;
  return (
    <div>
      <div className={styles.row}>
        <Button isBusy={busy === "sooner"} busyText={t`Finding slots`} onPress={() => void look("sooner")}>
          <Trans>Sooner</Trans>
        </Button>
        <Button isBusy={busy === "later"} busyText={t`Finding slots`} onPress={() => void look("later")}>
          <Trans>Later</Trans>
        </Button>
      </div>
      <p role="status" className={styles.none}>
        {none === "sooner" ? <Trans>No earlier time is free.</Trans> : null}
        {none === "later" ? <Trans>No later time is free.</Trans> : null}
      </p>
    </div>
  );
}
