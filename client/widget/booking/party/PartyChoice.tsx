import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { usePrefetch, useLazyModule } from "../../../router/lazyModule.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { partyModule } from "../flow/lazyModules.ts";
import type { Cart } from "../cart/useCart.ts";
import styles from "./PartyChoice.module.css";
import { resizeChoices } from "./resizeChoices.ts";

const partyModules = [partyModule];
const NO_MODULES: typeof partyModules = [];

interface Props {
  readonly cart: Cart;
  readonly guestFailure: object | null;
}

/** The number of guests and their services. Shown with the calendar, because the times depend on it. */
export function PartyChoice({ cart, guestFailure }: Props) {
  const areaRef = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  // The pressed button is replaced, so the focus moves to its replacement.
  const focusTarget = useRef<"number" | "toggle" | null>(null);
  const { plan, choices, setGuests } = cart;
  const { guests, guestModes, maxGuests } = plan;
  const acceptsGuests = (guestModes.has("SEAT") || guestModes.has("OWN_LINE")) && maxGuests > 0;
  const partyCode = useLazyModule(partyModule, acceptsGuests && guests !== null);
  usePrefetch(acceptsGuests ? partyModules : NO_MODULES);
  const isOpen = partyCode !== null;
  useEffect(() => {
    if (focusTarget.current === "number") areaRef.current?.querySelector("input")?.focus();
    if (focusTarget.current === "toggle") toggleRef.current?.focus();
    focusTarget.current = null;
  }, [isOpen]);

  if (!acceptsGuests) return null;
  if (guests === null || partyCode === null) {
    return (
      <Button
        ref={toggleRef}
        kind="quiet"
        onPress={() => {
          focusTarget.current = "number";
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
    <partyCode.PartyFields
      ref={areaRef}
      cart={cart}
      guestFailure={guestFailure}
      guests={guests}
      onRemoveGuests={() => {
        focusTarget.current = "toggle";
        setGuests(null, []);
      }}
    />
  );
}
