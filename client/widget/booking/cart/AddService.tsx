import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState, type RefObject } from "react";
import { usePrefetch } from "../../../router/lazyModule.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { cartPart } from "../flow/parts.ts";
import { OwnWords } from "../../layout/OwnWords.tsx";
import styles from "./AddService.module.css";
import { mostLines } from "./cartAddress.ts";
import { canJoin } from "./joining.ts";
import type { Cart } from "./useCart.ts";
import { useTerms } from "./useTerms.ts";
import { servicesOf } from "./visitAddress.ts";

const onceAdded = [cartPart];
const nothing: typeof onceAdded = [];

interface Props {
  readonly cart: Cart;
  readonly locale: string;
  readonly toggle: RefObject<HTMLButtonElement | null>;
  /** Called when no further service is left to add. The button unmounts, so the focus must move. */
  readonly onLast: () => void;
}

export function AddService({ cart, locale, toggle, onLast }: Props) {
  const { t } = useLingui();
  const terms = useTerms();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  usePrefetch(isOpen ? onceAdded : nothing);
  const taken = servicesOf(cart.plan);
  const slugs = new Set(taken.map(({ service }) => service.slug));
  const free = cart.services.filter((service) => canJoin(service) && !slugs.has(service.slug));
  if (!taken.every(({ service }) => canJoin(service))) return null;
  if (free.length === 0 || taken.length + cart.plan.guestLines.length >= mostLines) return null;
  return (
    <div className={styles.add}>
      <Button
        ref={toggle}
        kind="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPress={() => setOpen(!isOpen)}
      >
        <span className={styles.words}>
          <Icon name={isOpen ? "minus" : "plus"} size={18} />
          <Trans>Add another service</Trans>
        </span>
      </Button>
      {isOpen ? (
        <ul id={id} aria-label={t`Services to add`} className={styles.list}>
          {free.map((service) => (
            <li key={service.slug} className={styles.item}>
              <div className={styles.about}>
                <p className={styles.name}>
                  <OwnWords>{service.name}</OwnWords>
                </p>
                <p className={styles.terms}>
                  {terms(service.durationMinutes, service.price, locale, service.pricePer)}
                </p>
              </div>
              <Button
                aria-label={t`Add ${service.name}`}
                onPress={() => {
                  setOpen(false);
                  if (free.length === 1) onLast();
                  else toggle.current?.focus();
                  cart.setServices([...taken, { service, staff: null }]);
                }}
              >
                <Trans>Add</Trans>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
