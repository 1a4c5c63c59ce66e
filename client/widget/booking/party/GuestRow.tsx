import { Trans, useLingui } from "@lingui/react/macro";
import { CONTACT_LIMITS } from "../../../../server/shared/contact/contactRules.ts";
import type { Cart } from "../cart/useCart.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import type { GuestAnswer } from "./guestAnswers.ts";
import styles from "./GuestRow.module.css";
import { GuestBrief } from "./GuestBrief.tsx";
import { OwnLine } from "./OwnLine.tsx";
import { noChoice, type OwnChoice } from "./partyAddress.ts";

interface Props {
  readonly cart: Cart;
  /** From 0. */
  readonly guest: number;
  readonly row: GuestAnswer;
  readonly isClosed: boolean;
  readonly onOpen: () => void;
  /** The guest cannot be removed or get another service. */
  readonly isFixed: boolean;
  readonly faultAt: (place: string, typed: string) => string | undefined;
  readonly isAsked: boolean;
  readonly onLeave: (place: string) => void;
  readonly onChange: (row: GuestAnswer) => void;
  readonly onChoose: (choice: OwnChoice) => void;
  readonly onRemove: () => void;
}

export function GuestRow(props: Props) {
  const {
    cart,
    guest,
    row,
    isClosed,
    onOpen,
    isFixed,
    faultAt,
    isAsked,
    onLeave,
    onChange,
    onChoose,
    onRemove,
  } = props;
  const { t } = useLingui();
  const { plan, choices } = cart;
  const title = t`Guest ${guest + 1}`;
  const placeOf = (field: string) => `guests.${guest}.${field}`;
  const text = (field: "name" | "email") => ({
    name: placeOf(field),
    value: row[field],
    onChange: (value: string) => onChange({ ...row, [field]: value }),
    onBlur: () => onLeave(placeOf(field)),
    error: faultAt(placeOf(field), row[field]),
  });
  const name = row.name.trim() || title;
  const remove = (
    <IconButton icon="cross" label={t`Remove ${name}`} isDisabled={isFixed} onPress={onRemove} />
  );
  if (isClosed) {
    return (
      <div role="group" aria-label={title} data-guest={guest} className={styles.guest}>
        <div className={styles.head}>
          <GuestBrief row={row} service={plan.guestLines[guest]?.service.name ?? null} />
          <Button kind="quiet" aria-label={t`Change ${name}`} aria-expanded={false} onPress={onOpen}>
            <Trans>Change</Trans>
          </Button>
          {remove}
        </div>
      </div>
    );
  }
  return (
    <div role="group" aria-label={title} data-guest={guest} className={styles.guest}>
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        {remove}
      </div>
      {plan.modes.has("OWN_LINE") ? (
        <div data-place={placeOf("service")} className={styles.whole}>
          <OwnLine
            cart={cart}
            title={t`Service`}
            who={name}
            choice={choices[guest] ?? noChoice}
            line={plan.guestLines[guest] ?? null}
            isAsked={isAsked}
            onChange={onChoose}
          />
        </div>
      ) : null}
      <div data-place={placeOf("name")}>
        <TextField
          {...text("name")}
          label={<Trans>Name</Trans>}
          autoComplete="off"
          maxLength={CONTACT_LIMITS.name}
        />
      </div>
      <div data-place={placeOf("email")}>
        <TextField {...text("email")} label={<Trans>Email</Trans>} kind="email" autoComplete="off" />
      </div>
    </div>
  );
}
