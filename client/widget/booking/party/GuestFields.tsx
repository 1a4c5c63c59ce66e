import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { MAX_GUESTS } from "../../../../server/shared/guests/guestRules.ts";
import type { BookingController } from "../flow/useBooking.ts";
import type { Cart } from "../cart/useCart.ts";
import { getIssueMessage } from "../../../shared/getIssueMessage.ts";
import { useLocks } from "../prefill/useLocks.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ErrorText } from "../../../ui/fields/ErrorText.tsx";
import { type GuestIssues, resizeGuests, EMPTY_GUEST } from "./guestAnswers.ts";
import styles from "./GuestFields.module.css";
import { GuestRow } from "./GuestRow.tsx";
import { NO_CHOICE } from "./partyAddress.ts";
import { useFormatLimit } from "./useFormatLimit.ts";

interface Props {
  readonly cart: Cart;
  readonly booking: BookingController;
  readonly localIssues: GuestIssues;
  readonly isSubmitted: boolean;
}

export function GuestFields({ cart, booking, localIssues, isSubmitted }: Props) {
  const { t, i18n } = useLingui();
  const formatLimit = useFormatLimit();
  const isLocked = useLocks().has("guests");
  const fieldsetRef = useRef<HTMLFieldSetElement>(null);
  const focusSelector = useRef<string | null>(null);
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  const [isOverMax, setOverMax] = useState(false);
  const [collapsedGuests, setCollapsedGuests] = useState<ReadonlySet<number>>(new Set());
  const { plan, choices } = cart;
  const { flow } = booking;
  const count = plan.guests;
  useEffect(() => {
    if (focusSelector.current === null) return;
    const target = fieldsetRef.current?.querySelector<HTMLElement>(focusSelector.current);
    // A row may appear only after its hold was placed.
    if (target == null) return;
    target.focus();
    focusSelector.current = null;
  }, [count, collapsedGuests]);
  if (plan.guestModes.size === 0 || plan.maxGuests === 0) return null;

  const guestAnswers = resizeGuests(flow.guests, count ?? 0);
  const isBusy = flow.busy !== null;
  const isFull = guestAnswers.length >= plan.maxGuests;
  const serverIssues = flow.guestIssues;
  const getFieldError = (fieldPath: string, value: string) => {
    const isShown = isSubmitted || (leftFields.has(fieldPath) && value !== "");
    const code = (isShown ? localIssues[fieldPath] : undefined) ?? serverIssues[fieldPath];
    return code && i18n._(getIssueMessage(code));
  };
  const countError = isOverMax
    ? plan.maxGuests === MAX_GUESTS
      ? i18n._(getIssueMessage("GUEST_COUNT"))
      : formatLimit(plan.maxGuests + 1)
    : getFieldError("guests", " ");

  const hasIssues = (guestIndex: number) =>
    Object.keys({ ...localIssues, ...serverIssues }).some((fieldPath) =>
      fieldPath.startsWith(`guests.${guestIndex}.`),
    );

  function add() {
    if (isFull) return setOverMax(true);
    setCollapsedGuests(
      new Set(guestAnswers.flatMap((_, guestIndex) => (hasIssues(guestIndex) ? [] : [guestIndex]))),
    );
    const next = guestAnswers.length + 1;
    const hasOwnLine = plan.guestModes.has("OWN_LINE");
    focusSelector.current = `[data-place="guests.${guestAnswers.length}.${hasOwnLine ? "service" : "name"}"] :is(input, select)`;
    void booking.changeGuests({
      guests: next,
      choices: [...choices, NO_CHOICE],
      guestAnswers: [...guestAnswers, EMPTY_GUEST],
    });
  }
  function remove(guestIndex: number) {
    const withoutGuest = <T,>(list: readonly T[]) => list.filter((_, index) => index !== guestIndex);
    setOverMax(false);
    setLeftFields(new Set());
    setCollapsedGuests(new Set());
    focusSelector.current =
      guestAnswers.length > 1 ? `[data-guest="${Math.max(0, guestIndex - 1)}"] button` : "[data-add] button";
    void booking.changeGuests({
      guests: guestAnswers.length - 1,
      choices: withoutGuest(choices),
      guestAnswers: withoutGuest(guestAnswers),
    });
  }

  return (
    <fieldset ref={fieldsetRef} className={styles.guests}>
      <legend className={styles.legend}>
        <Trans>Guests</Trans>
      </legend>
      {guestAnswers.map((guestAnswer, guestIndex) => (
        <GuestRow
          // Guests have no id. Their position identifies them.
          // oxlint-disable-next-line react/no-array-index-key
          key={guestIndex}
          cart={cart}
          guestIndex={guestIndex}
          guestAnswer={guestAnswer}
          isCollapsed={collapsedGuests.has(guestIndex) && !hasIssues(guestIndex)}
          onExpand={() => {
            focusSelector.current = `[data-place="guests.${guestIndex}.name"] input`;
            setCollapsedGuests(new Set([...collapsedGuests].filter((other) => other !== guestIndex)));
          }}
          isLocked={isLocked || isBusy}
          getFieldError={getFieldError}
          showsMissingService={
            (isSubmitted && localIssues[`guests.${guestIndex}.service`] !== undefined) ||
            flow.failure?.code === "GUEST_SERVICES"
          }
          onFieldBlur={(fieldPath) => setLeftFields((before) => new Set([...before, fieldPath]))}
          onChange={(next) => booking.answerGuests(guestAnswers.with(guestIndex, next))}
          onChooseService={(choice) =>
            void booking.changeGuests({
              guests: count,
              choices: choices.with(guestIndex, choice),
              guestAnswers: guestAnswers,
            })
          }
          onRemove={() => remove(guestIndex)}
        />
      ))}
      <div data-place="guests" role="status" className={styles.note}>
        {countError ? <ErrorText>{countError}</ErrorText> : null}
      </div>
      {isLocked ? null : (
        <div data-add="" className={styles.add}>
          <Button onPress={add} isBusy={flow.busy === "holding"} busyText={t`Holding your time`}>
            {count === null ? (
              <Trans>Add guests</Trans>
            ) : guestAnswers.length === 0 ? (
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
                setOverMax(false);
                focusSelector.current = "[data-add] button";
                void booking.changeGuests({ guests: null, choices: [], guestAnswers });
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
