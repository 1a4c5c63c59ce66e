import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { usePrefetch, useLazyModule } from "../../../router/lazyModule.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { partyPart } from "../flow/parts.ts";
import type { Cart } from "../cart/useCart.ts";
import styles from "./PartyChoice.module.css";
import { resizeChoices } from "./resizeChoices.ts";

const onceBrought = [partyPart];
const nothing: typeof onceBrought = [];

interface Props {
  readonly cart: Cart;
  readonly asked: object | null;
}

/** The number of guests and their services. Shown with the calendar, because the times depend on it. */
export function PartyChoice({ cart, asked }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  // The pressed button is replaced, so the focus moves to its replacement.
  const wanted = useRef<"number" | "toggle" | null>(null);
  const { plan, choices, setGuests } = cart;
  const { guests, modes, mostGuests } = plan;
  const takesGuests = (modes.has("SEAT") || modes.has("OWN_LINE")) && mostGuests > 0;
  const fields = useLazyModule(partyPart, takesGuests && guests !== null);
  usePrefetch(takesGuests ? onceBrought : nothing);
  const isOpen = fields !== null;
  useEffect(() => {
    if (wanted.current === "number") area.current?.querySelector("input")?.focus();
    if (wanted.current === "toggle") toggle.current?.focus();
    wanted.current = null;
  }, [isOpen]);

  if (!takesGuests) return null;
  if (guests === null || fields === null) {
    return (
      <Button
        ref={toggle}
        kind="quiet"
        onPress={() => {
          wanted.current = "number";
          setGuests(1, resizeChoices(choices, 1));
        }}
      >
        <span className={styles.words}>
          <Icon name="person" size={18} />
          <Trans>Bringing others?</Trans>
        </span>
      </Button>
    );
  }
  return (
    <fields.PartyFields
      ref={area}
      cart={cart}
      asked={asked}
      guests={guests}
      onNone={() => {
        wanted.current = "toggle";
        setGuests(null, []);
      }}
    />
  );
}
