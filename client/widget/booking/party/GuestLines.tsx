import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import type { Cart } from "../cart/useCart.ts";
import styles from "./GuestLines.module.css";
import { GuestLineFields } from "./GuestLineFields.tsx";
import { type GuestChoice, NO_CHOICE } from "./partyAddress.ts";

interface Props {
  readonly cart: Cart;
  readonly guestFailure: object | null;
}

/** The services of guests who have their own line. Their lines start together with the booker's. */
export function GuestLines({ cart, guestFailure }: Props) {
  const { t } = useLingui();
  const { plan, choices, setGuests } = cart;
  const listRef = useRef<HTMLOListElement>(null);
  const guests = plan.guests ?? 0;
  const handledFailure = useRef<object | null>(null);
  useEffect(() => {
    const findFirstInvalid = () => listRef.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    // The focus was lost, because a later address change rendered the choices again.
    const isFocusLost =
      document.activeElement?.matches("body, [tabindex='-1']") === true && !isOnNumberButton();
    const mustFocus = guestFailure !== null && (guestFailure !== handledFailure.current || isFocusLost);
    handledFailure.current = guestFailure;
    if (!mustFocus) return;
    findFirstInvalid()?.focus();
    // The end of a press or a new screen may take the focus. The next frame restores it.
    requestAnimationFrame(() => {
      if (listRef.current?.contains(document.activeElement) === false && !isOnNumberButton())
        findFirstInvalid()?.focus();
    });
  }, [guestFailure, choices]);

  const changeChoice = (guest: number, choice: GuestChoice) => setGuests(guests, choices.with(guest, choice));
  const commonChoice = findCommonChoice(cart);
  const hasDifferentChoices =
    plan.firstGuestWithoutService !== null || choices.some(({ service }) => service !== commonChoice.service);
  return (
    <div className={styles.own}>
      <ol ref={listRef} className={styles.list}>
        {choices.map((choice, guest) => (
          // Guests have no id. Their position identifies them.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={guest} className={styles.guest}>
            <GuestLineFields
              cart={cart}
              label={t`Guest ${guest + 1}`}
              memberName={t`Guest ${guest + 1}`}
              choice={choice}
              line={plan.guestLines[guest] ?? null}
              showsMissingService={guestFailure !== null}
              exceededLimit={getExceededLimit(cart, guest)}
              onChange={(next) => changeChoice(guest, next)}
            />
          </li>
        ))}
      </ol>
      {guests > 0 && hasDifferentChoices && commonChoice.service !== null ? (
        <Button
          kind="quiet"
          onPress={() => {
            listRef.current?.querySelector("select")?.focus();
            setGuests(
              guests,
              choices.map(() => ({ ...commonChoice, staff: null })),
            );
          }}
        >
          <Trans>The same for everyone</Trans>
        </Button>
      ) : null}
    </div>
  );
}

/**
 * Returns whether the focus is on a button of a number field, as while a finger presses it. A focus elsewhere would
 * scroll the page away from the finger.
 */
function isOnNumberButton(): boolean {
  return document.activeElement?.matches("button[tabindex='-1']") === true;
}

/**
 * Returns the service's limit if this guest's line exceeds it. No time would be offered then, so the limit is shown.
 */
function getExceededLimit({ plan }: Cart, guest: number): number | null {
  const service = plan.guestLines[guest]?.service;
  if (service === undefined || service.maxPerBooking === null) return null;
  const linesSoFar = [...plan.lines, ...plan.guestLines.slice(0, guest + 1)];
  const seatCount = linesSoFar
    .filter((line) => line?.service.slug === service.slug)
    .reduce((sum, line) => sum + (line?.seats ?? 0), 0);
  return seatCount > service.maxPerBooking ? service.maxPerBooking : null;
}

function findCommonChoice({ plan, choices }: Cart): GuestChoice {
  const firstChosen = choices.find((_, guest) => plan.guestLines[guest] != null);
  if (firstChosen !== undefined) return firstChosen;
  const bookerLine = plan.lines.find(({ service }) => service.guestMode === "OWN_LINE");
  return bookerLine === undefined ? NO_CHOICE : { service: bookerLine.service.slug, staff: null };
}
