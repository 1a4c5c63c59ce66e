import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { MAX_GUESTS } from "../../../../server/shared/guests/guestRules.ts";
import type { Booking } from "../flow/useBooking.ts";
import type { Cart } from "../cart/useCart.ts";
import { faultWords } from "../../messages/faultWords.ts";
import { useLocks } from "../prefill/useLocks.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ErrorText } from "../../../ui/fields/ErrorText.tsx";
import { type GuestFaults, guestRows, noGuest } from "./guestAnswers.ts";
import styles from "./GuestFields.module.css";
import { GuestRow } from "./GuestRow.tsx";
import { noChoice } from "./partyAddress.ts";
import { useLimitWords } from "./useLimitWords.ts";

interface Props {
  readonly cart: Cart;
  readonly booking: Booking;
  readonly faults: GuestFaults;
  readonly wasSent: boolean;
}

export function GuestFields({ cart, booking, faults, wasSent }: Props) {
  const { t, i18n } = useLingui();
  const limit = useLimitWords();
  const isLocked = useLocks().has("guests");
  const area = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<string | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [wantsMore, setWantsMore] = useState(false);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const { plan, choices } = cart;
  const { flow } = booking;
  const count = plan.guests;
  useEffect(() => {
    if (wanted.current === null) return;
    const target = area.current?.querySelector<HTMLElement>(wanted.current);
    // A row may appear only after its hold was placed.
    if (target == null) return;
    target.focus();
    wanted.current = null;
  }, [count, closed]);
  if (plan.modes.size === 0 || plan.mostGuests === 0) return null;

  const rows = guestRows(flow.guests, count ?? 0);
  const isBusy = flow.busy !== null;
  const isFull = rows.length >= plan.mostGuests;
  const server = flow.guestFaults;
  const faultAt = (place: string, typed: string) => {
    const isShown = wasSent || (left.has(place) && typed !== "");
    const code = (isShown ? faults[place] : undefined) ?? server[place];
    return code && i18n._(faultWords(code));
  };
  const countFault = wantsMore
    ? plan.mostGuests === MAX_GUESTS
      ? i18n._(faultWords("GUEST_COUNT"))
      : limit(plan.mostGuests + 1)
    : faultAt("guests", " ");

  const isFaulty = (guest: number) =>
    Object.keys({ ...faults, ...server }).some((place) => place.startsWith(`guests.${guest}.`));

  function add() {
    if (isFull) return setWantsMore(true);
    setClosed(new Set(rows.flatMap((_, guest) => (isFaulty(guest) ? [] : [guest]))));
    const next = rows.length + 1;
    const isOwn = plan.modes.has("OWN_LINE");
    wanted.current = `[data-place="guests.${rows.length}.${isOwn ? "service" : "name"}"] :is(input, select)`;
    void booking.regroup({ guests: next, choices: [...choices, noChoice], rows: [...rows, noGuest] });
  }
  function remove(guest: number) {
    const without = <T,>(list: readonly T[]) => list.filter((_, index) => index !== guest);
    setWantsMore(false);
    setLeft(new Set());
    setClosed(new Set());
    wanted.current =
      rows.length > 1 ? `[data-guest="${Math.max(0, guest - 1)}"] button` : "[data-add] button";
    void booking.regroup({ guests: rows.length - 1, choices: without(choices), rows: without(rows) });
  }

  return (
    <fieldset ref={area} className={styles.guests}>
      <legend className={styles.legend}>
        <Trans>Guests</Trans>
      </legend>
      {rows.map((row, guest) => (
        <GuestRow
          // A guest is their place: their name is being typed.
          // oxlint-disable-next-line react/no-array-index-key
          key={guest}
          cart={cart}
          guest={guest}
          row={row}
          isClosed={closed.has(guest) && !isFaulty(guest)}
          onOpen={() => {
            wanted.current = `[data-place="guests.${guest}.name"] input`;
            setClosed(new Set([...closed].filter((other) => other !== guest)));
          }}
          isFixed={isLocked || isBusy}
          faultAt={faultAt}
          isAsked={
            (wasSent && faults[`guests.${guest}.service`] !== undefined) ||
            flow.problem?.code === "GUEST_SERVICES"
          }
          onLeave={(place) => setLeft((before) => new Set([...before, place]))}
          onChange={(next) => booking.answerGuests(rows.with(guest, next))}
          onChoose={(choice) =>
            void booking.regroup({ guests: count, choices: choices.with(guest, choice), rows })
          }
          onRemove={() => remove(guest)}
        />
      ))}
      <div data-place="guests" role="status" className={styles.note}>
        {countFault ? <ErrorText>{countFault}</ErrorText> : null}
      </div>
      {isLocked ? null : (
        <div data-add="" className={styles.add}>
          <Button onPress={add} isBusy={flow.busy === "holding"} busyText={t`Holding your time`}>
            {count === null ? (
              <Trans>Add guests</Trans>
            ) : rows.length === 0 ? (
              <Trans>Add a guest</Trans>
            ) : (
              <Trans>Add another guest</Trans>
            )}
          </Button>
          {count === null ? null : (
            <Button
              kind="quiet"
              isDisabled={isBusy}
              onPress={() => {
                setWantsMore(false);
                wanted.current = "[data-add] button";
                void booking.regroup({ guests: null, choices: [], rows });
              }}
            >
              <Trans>No guests</Trans>
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
