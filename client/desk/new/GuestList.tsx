import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { ErrorText } from "../../ui/fields/ErrorText.tsx";
import { GuestRow } from "./GuestRow.tsx";
import styles from "./NewBooking.module.css";
import type { BookedGuest } from "./newBookingDraft.ts";

interface Props {
  readonly guests: readonly BookedGuest[];
  /** From 1 on. */
  readonly max: number;
  /** Texts by path, such as `guests.0.name`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (guests: readonly BookedGuest[]) => void;
}

const EMPTY_GUEST: BookedGuest = { name: "", email: "" };

/** The guests of the client, with the name and the e-mail that the widget requires as well. */
export function GuestList({ guests, max, errors, onChange }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLFieldSetElement>(null);
  const focusSelector = useRef<string | null>(null);
  useEffect(() => {
    if (focusSelector.current === null) return;
    list.current?.querySelector<HTMLElement>(focusSelector.current)?.focus();
    focusSelector.current = null;
  }, [guests.length]);

  function add() {
    focusSelector.current = `[name="guests.${guests.length}.name"]`;
    onChange([...guests, EMPTY_GUEST]);
  }
  function remove(index: number) {
    focusSelector.current = index > 0 ? `[name="guests.${index - 1}.name"]` : "[data-add] button";
    onChange(guests.toSpliced(index, 1));
  }

  return (
    <fieldset ref={list} className={styles.form}>
      <legend className={styles.heading}>
        <Trans>Guests</Trans>
      </legend>
      {guests.map((guest, index) => (
        <GuestRow
          // Guests have no id. Their position identifies them.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          title={t`Guest ${index + 1}`}
          path={`guests.${index}`}
          guest={guest}
          errors={errors}
          onChange={(next) => onChange(guests.with(index, next))}
          onRemove={() => remove(index)}
        />
      ))}
      {errors["guests"] === undefined ? null : (
        <p role="alert" tabIndex={-1} data-missing="" className={styles.error}>
          <ErrorText>{errors["guests"]}</ErrorText>
        </p>
      )}
      {guests.length >= max ? null : (
        <div data-add="">
          <Button onPress={add}>
            {guests.length === 0 ? <Trans>Add a guest</Trans> : <Trans>Add another guest</Trans>}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
