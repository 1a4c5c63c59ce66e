import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { NumberField } from "../../ui/NumberField.tsx";
import type { Cart } from "../cart/useCart.ts";
import { useLocks } from "../prefill/useLocks.ts";
import { OwnLines } from "./OwnLines.tsx";
import styles from "./PartyChoice.module.css";
import { resizeChoices } from "./resizeChoices.ts";
import { useLimitWords } from "./useLimitWords.ts";

interface Props {
  readonly cart: Cart;
  /** The last press of "Continue" while a guest has no service: said there, and focused. Null: nothing is said. */
  readonly asked: object | null;
}

/** How many come along, and what each of them takes: asked with the time, since the times depend on it. */
export function PartyChoice({ cart, asked }: Props) {
  const { t } = useLingui();
  const limit = useLimitWords();
  const isLocked = useLocks().has("guests");
  const area = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  // What was pressed is replaced by what it brings: the focus goes along.
  const wanted = useRef<"number" | "toggle" | null>(null);
  const { plan, choices, setGuests } = cart;
  const { guests, modes, mostGuests } = plan;
  const isOpen = guests !== null;
  useEffect(() => {
    if (wanted.current === "number") area.current?.querySelector("input")?.focus();
    if (wanted.current === "toggle") toggle.current?.focus();
    wanted.current = null;
  }, [isOpen]);

  if ((!modes.has("SEAT") && !modes.has("OWN_LINE")) || mostGuests === 0) return null;
  if (guests === null) {
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
    <div ref={area} role="group" aria-label={t`Guests`} className={styles.party}>
      <div className={styles.count}>
        <NumberField
          label={<Trans>How many guests come along?</Trans>}
          name="guests"
          value={guests}
          min={1}
          max={mostGuests}
          isDisabled={isLocked}
          onChange={(count) => {
            if (count !== guests) setGuests(count, resizeChoices(choices, count));
          }}
          hint={guests >= mostGuests && mostGuests < 100 ? limit(mostGuests + 1) : undefined}
        />
        {isLocked ? null : (
          <Button
            kind="quiet"
            onPress={() => {
              wanted.current = "toggle";
              setGuests(null, []);
            }}
          >
            <Trans>Only me</Trans>
          </Button>
        )}
      </div>
      {modes.has("OWN_LINE") ? <OwnLines cart={cart} asked={asked} /> : null}
    </div>
  );
}
