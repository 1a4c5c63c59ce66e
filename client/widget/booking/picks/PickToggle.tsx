import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { VisitService } from "../cart/planVisit.ts";
import styles from "./PickToggle.module.css";
import type { Picks } from "./usePicks.ts";

interface Props {
  readonly picks: Picks;
  readonly service: Pick<VisitService, "slug" | "name">;
}

export function PickToggle({ picks, service: { slug, name } }: Props) {
  const { t } = useLingui();
  const isPicked = picks.isPicked(slug);
  if (isPicked === null) return null;
  return (
    <Button
      kind="quiet"
      aria-pressed={isPicked}
      // Begins with the visible text, for speech input (WCAG 2.5.3).
      aria-label={isPicked ? t`Added: ${name}` : t`Add to visit: ${name}`}
      onPress={() => picks.toggle(slug)}
    >
      <span className={styles.words}>
        <Icon name={isPicked ? "check" : "plus"} size={18} />
        {isPicked ? <Trans>Added</Trans> : <Trans>Add to visit</Trans>}
      </span>
    </Button>
  );
}
