import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import type { Cart } from "../cart/useCart.ts";
import styles from "./OwnLines.module.css";
import { OwnLine } from "./OwnLine.tsx";
import { type OwnChoice, noChoice } from "./partyAddress.ts";

interface Props {
  readonly cart: Cart;
  readonly asked: object | null;
}

/** The services of guests who have their own line. Their lines start together with the booker's. */
export function OwnLines({ cart, asked }: Props) {
  const { t } = useLingui();
  const { plan, choices, setGuests } = cart;
  const list = useRef<HTMLOListElement>(null);
  const guests = plan.guests ?? 0;
  const told = useRef<object | null>(null);
  useEffect(() => {
    const first = () => list.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    // The focus was lost, because a later address change rendered the choices again.
    const isLost = document.activeElement?.matches("body, [tabindex='-1']") === true;
    const isAsked = asked !== null && (asked !== told.current || isLost);
    told.current = asked;
    if (!isAsked) return;
    first()?.focus();
    // The end of a press or a new screen may take the focus. The next frame restores it.
    requestAnimationFrame(() => {
      if (list.current?.contains(document.activeElement) === false) first()?.focus();
    });
  }, [asked, choices]);

  const change = (guest: number, choice: OwnChoice) => setGuests(guests, choices.with(guest, choice));
  const model = modelFor(cart);
  const isUneven = plan.missing !== null || choices.some(({ service }) => service !== model.service);
  return (
    <div className={styles.own}>
      <ol ref={list} className={styles.list}>
        {choices.map((choice, guest) => (
          // A guest is their place: they have no name yet.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={guest} className={styles.guest}>
            <OwnLine
              cart={cart}
              title={t`Guest ${guest + 1}`}
              who={t`Guest ${guest + 1}`}
              choice={choice}
              line={plan.guestLines[guest] ?? null}
              isAsked={asked !== null}
              limit={limitAt(cart, guest)}
              onChange={(next) => change(guest, next)}
            />
          </li>
        ))}
      </ol>
      {guests > 0 && isUneven && model.service !== null ? (
        <Button
          kind="quiet"
          onPress={() => {
            list.current?.querySelector("select")?.focus();
            setGuests(
              guests,
              choices.map(() => ({ ...model, staff: null })),
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
 * Returns the service's limit if this guest's line exceeds it. No time would be offered then, so the limit is shown.
 */
function limitAt({ plan }: Cart, guest: number): number | null {
  const service = plan.guestLines[guest]?.service;
  if (service === undefined || service.maxPerBooking === null) return null;
  const upToHere = [...plan.lines, ...plan.guestLines.slice(0, guest + 1)];
  const places = upToHere
    .filter((line) => line?.service.slug === service.slug)
    .reduce((sum, line) => sum + (line?.seats ?? 0), 0);
  return places > service.maxPerBooking ? service.maxPerBooking : null;
}

function modelFor({ plan, choices }: Cart): OwnChoice {
  const first = choices.find((_, guest) => plan.guestLines[guest] != null);
  if (first !== undefined) return first;
  const own = plan.lines.find(({ service }) => service.guestMode === "OWN_LINE");
  return own === undefined ? noChoice : { service: own.service.slug, staff: null };
}
