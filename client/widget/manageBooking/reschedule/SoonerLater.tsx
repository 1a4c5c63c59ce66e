import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import styles from "./SoonerLater.module.css";
import { findSlotOnSide, type Side } from "./findSlotOnSide.ts";
import { type MoveSearch, useMoveSearch } from "./useNextMove.ts";

interface Props {
  readonly search: MoveSearch;
  readonly startsAt: string;
  readonly onFound: (startsAt: string) => void;
}

export function SoonerLater({ search, startsAt, onFound }: Props) {
  const { t } = useLingui();
  const loadFirstSlot = useMoveSearch(search);
  const [searchingSide, setSearchingSide] = useState<Side | null>(null);
  // The result is valid for its staff member only.
  const [emptySearch, setEmptySearch] = useState<{
    readonly side: Side;
    readonly staff: string | null;
  } | null>(null);

  async function searchSide(side: Side) {
    setSearchingSide(side);
    setEmptySearch(null);
    try {
      const clock = { now: new Date().toISOString(), timeZone: search.timeZone };
      const found = await findSlotOnSide(side, startsAt, clock, loadFirstSlot);
      if (found === undefined) setEmptySearch({ side, staff: search.staff });
      else onFound(found);
    } catch {
      // The button can be pressed again.
    }
    setSearchingSide(null);
  }

  const emptySide = emptySearch !== null && emptySearch.staff === search.staff ? emptySearch.side : null;
  return (
    <div>
      <div className={styles.row}>
        <Button
          isBusy={searchingSide === "sooner"}
          busyText={t`Finding slots`}
          onPress={() => void searchSide("sooner")}
        >
          <Trans>Sooner</Trans>
        </Button>
        <Button
          isBusy={searchingSide === "later"}
          busyText={t`Finding slots`}
          onPress={() => void searchSide("later")}
        >
          <Trans>Later</Trans>
        </Button>
      </div>
      <p role="status" className={styles.none}>
        {emptySide === "sooner" ? <Trans>No earlier time is free.</Trans> : null}
        {emptySide === "later" ? <Trans>No later time is free.</Trans> : null}
      </p>
    </div>
  );
}
