import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { CartService } from "../cart/planCart.ts";
import styles from "./SelectionToggle.module.css";
import type { ServiceSelection } from "./useServiceSelection.ts";

interface Props {
  readonly selection: ServiceSelection;
  readonly service: Pick<CartService, "slug" | "name">;
}

export function SelectionToggle({ selection, service: { slug, name } }: Props) {
  const { t } = useLingui();
  const isSelected = selection.isSelected(slug);
  if (isSelected === null) return null;
  return (
    <Button
      kind="quiet"
      aria-pressed={isSelected}
      // Begins with the visible text, for speech input (WCAG 2.5.3).
      aria-label={isSelected ? t`Added: ${name}` : t`Add to visit: ${name}`}
      onPress={() => selection.toggle(slug)}
    >
      <span className={styles.words}>
        <Icon name={isSelected ? "check" : "plus"} size={18} />
        {isSelected ? <Trans>Added</Trans> : <Trans>Add to visit</Trans>}
      </span>
    </Button>
  );
}
