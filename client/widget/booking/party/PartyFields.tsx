import { Trans, useLingui } from "@lingui/react/macro";
import { type Ref, useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import type { Cart } from "../cart/useCart.ts";
import { useLocks } from "../prefill/useLocks.ts";
import { OwnLines } from "./OwnLines.tsx";
import styles from "./PartyFields.module.css";
import { resizeChoices } from "./resizeChoices.ts";
import { useLimitWords } from "./useLimitWords.ts";

interface Props {
  readonly cart: Cart;
  readonly asked: object | null;
  readonly guests: number;
  readonly onNone: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

export function PartyFields({ cart, asked, guests, onNone, ref }: Props) {
  const { t } = useLingui();
  const limit = useLimitWords();
  const isLocked = useLocks().has("guests");
  const [isTooMany, setTooMany] = useState(false);
  const { plan, choices, setGuests } = cart;
  const { modes, mostGuests } = plan;
  return (
    <div ref={ref} role="group" aria-label={t`Guests`} className={styles.party}>
      <div className={styles.count}>
        <NumberField
          label={<Trans>How many guests are you bringing?</Trans>}
          name="guests"
          value={guests}
          min={1}
          max={mostGuests}
          isDisabled={isLocked}
          onChange={(count) => {
            if (count < mostGuests) setTooMany(false);
            if (count !== guests) setGuests(count, resizeChoices(choices, count));
          }}
          onTooMany={mostGuests < 100 ? () => setTooMany(true) : undefined}
          error={isTooMany && guests >= mostGuests ? limit(mostGuests + 1) : undefined}
        />
        {isLocked ? null : (
          <Button kind="quiet" onPress={onNone}>
            <Trans>Only me</Trans>
          </Button>
        )}
      </div>
      {modes.has("OWN_LINE") ? <OwnLines cart={cart} asked={asked} /> : null}
    </div>
  );
}
