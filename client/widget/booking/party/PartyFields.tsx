import { Trans, useLingui } from "@lingui/react/macro";
import { type Ref, useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import type { Cart } from "../cart/useCart.ts";
import { useLocks } from "../prefill/useLocks.ts";
import { GuestLines } from "./GuestLines.tsx";
import styles from "./PartyFields.module.css";
import { resizeChoices } from "./resizeChoices.ts";
import { useFormatLimit } from "./useFormatLimit.ts";

interface Props {
  readonly cart: Cart;
  readonly guestFailure: object | null;
  readonly guests: number;
  readonly onRemoveGuests: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

export function PartyFields({ cart, guestFailure, guests, onRemoveGuests, ref }: Props) {
  const { t } = useLingui();
  const formatLimit = useFormatLimit();
  const isLocked = useLocks().has("guests");
  const [isOverMax, setOverMax] = useState(false);
  const { plan, choices, setGuests } = cart;
  const { guestModes, maxGuests } = plan;
  return (
    <div ref={ref} role="group" aria-label={t`Guests`} className={styles.party}>
      <div className={styles.count}>
        <NumberField
          label={<Trans>How many guests are you bringing?</Trans>}
          name="guests"
          value={guests}
          min={1}
          max={maxGuests}
          isDisabled={isLocked}
          onChange={(count) => {
            if (count < maxGuests) setOverMax(false);
            if (count !== guests) setGuests(count, resizeChoices(choices, count));
          }}
          onExceedMax={maxGuests < 100 ? () => setOverMax(true) : undefined}
          error={isOverMax && guests >= maxGuests ? formatLimit(maxGuests + 1) : undefined}
        />
        {isLocked ? null : (
          <Button kind="quiet" onPress={onRemoveGuests}>
            <Trans>Only me</Trans>
          </Button>
        )}
      </div>
      {guestModes.has("OWN_LINE") ? <GuestLines cart={cart} guestFailure={guestFailure} /> : null}
    </div>
  );
}
