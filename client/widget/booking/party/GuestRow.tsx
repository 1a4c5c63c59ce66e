import { Trans, useLingui } from "@lingui/react/macro";
import { CONTACT_LIMITS } from "../../../../server/shared/contact/contactRules.ts";
import type { Cart } from "../cart/useCart.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import type { GuestAnswer } from "./guestAnswers.ts";
import styles from "./GuestRow.module.css";
import { GuestBrief } from "./GuestBrief.tsx";
import { GuestLineFields } from "./GuestLineFields.tsx";
import { NO_CHOICE, type GuestChoice } from "./partyAddress.ts";

interface Props {
  readonly cart: Cart;
  /** From 0. */
  readonly guestIndex: number;
  readonly guestAnswer: GuestAnswer;
  readonly isCollapsed: boolean;
  readonly onExpand: () => void;
  /** The guest cannot be removed or get another service. */
  readonly isLocked: boolean;
  readonly getFieldError: (place: string, typed: string) => string | undefined;
  readonly showsMissingService: boolean;
  readonly onFieldBlur: (place: string) => void;
  readonly onChange: (guestAnswer: GuestAnswer) => void;
  readonly onChooseService: (choice: GuestChoice) => void;
  readonly onRemove: () => void;
}

export function GuestRow(props: Props) {
  const {
    cart,
    guestIndex,
    guestAnswer,
    isCollapsed,
    onExpand,
    isLocked,
    getFieldError,
    showsMissingService,
    onFieldBlur,
    onChange,
    onChooseService,
    onRemove,
  } = props;
  const { t } = useLingui();
  const { plan, choices } = cart;
  const title = t`Guest ${guestIndex + 1}`;
  const getFieldPath = (field: string) => `guests.${guestIndex}.${field}`;
  const getTextProps = (field: "name" | "email") => ({
    name: getFieldPath(field),
    value: guestAnswer[field],
    onChange: (value: string) => onChange({ ...guestAnswer, [field]: value }),
    onBlur: () => onFieldBlur(getFieldPath(field)),
    error: getFieldError(getFieldPath(field), guestAnswer[field]),
  });
  const name = guestAnswer.name.trim() || title;
  const removeButton = (
    <IconButton icon="cross" label={t`Remove ${name}`} isDisabled={isLocked} onPress={onRemove} />
  );
  if (isCollapsed) {
    return (
      <div role="group" aria-label={title} data-guest={guestIndex} className={styles.guest}>
        <div className={styles.head}>
          <GuestBrief
            guestAnswer={guestAnswer}
            serviceName={plan.guestLines[guestIndex]?.service.name ?? null}
          />
          <Button kind="quiet" aria-label={t`Change ${name}`} aria-expanded={false} onPress={onExpand}>
            <Trans>Change</Trans>
          </Button>
          {removeButton}
        </div>
      </div>
    );
  }
  return (
    <div role="group" aria-label={title} data-guest={guestIndex} className={styles.guest}>
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        {removeButton}
      </div>
      {plan.guestModes.has("OWN_LINE") ? (
        <div data-place={getFieldPath("service")} className={styles.whole}>
          <GuestLineFields
            cart={cart}
            label={t`Service`}
            memberName={name}
            choice={choices[guestIndex] ?? NO_CHOICE}
            line={plan.guestLines[guestIndex] ?? null}
            showsMissingService={showsMissingService}
            onChange={onChooseService}
          />
        </div>
      ) : null}
      <div data-place={getFieldPath("name")}>
        <TextField
          {...getTextProps("name")}
          label={<Trans>Name</Trans>}
          autoComplete="off"
          maxLength={CONTACT_LIMITS.name}
        />
      </div>
      <div data-place={getFieldPath("email")}>
        <TextField {...getTextProps("email")} label={<Trans>Email</Trans>} kind="email" autoComplete="off" />
      </div>
    </div>
  );
}
