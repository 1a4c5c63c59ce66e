import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState, type RefObject } from "react";
import { usePrefetch } from "../../../router/lazyModule.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { cartModule } from "../flow/lazyModules.ts";
import { BusinessText } from "../../../shared/BusinessText.tsx";
import styles from "./AddService.module.css";
import { MAX_LINES } from "./cartAddress.ts";
import { canCombine } from "./serviceRules.ts";
import type { Cart } from "./useCart.ts";
import { useFormatTerms } from "./useFormatTerms.ts";
import { getChosenServices } from "./cartParams.ts";

const cartModules = [cartModule];
const NO_MODULES: typeof cartModules = [];

interface Props {
  readonly cart: Cart;
  readonly locale: string;
  readonly toggleRef: RefObject<HTMLButtonElement | null>;
  /** Called when no further service is left to add. The button unmounts, so the focus must move. */
  readonly onLastAdded: () => void;
}

export function AddService({ cart, locale, toggleRef, onLastAdded }: Props) {
  const { t } = useLingui();
  const formatTerms = useFormatTerms();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  usePrefetch(isOpen ? cartModules : NO_MODULES);
  const chosenServices = getChosenServices(cart.plan);
  const chosenSlugs = new Set(chosenServices.map(({ service }) => service.slug));
  const addableServices = cart.services.filter(
    (service) => canCombine(service) && !chosenSlugs.has(service.slug),
  );
  if (!chosenServices.every(({ service }) => canCombine(service))) return null;
  if (addableServices.length === 0 || chosenServices.length + cart.plan.guestLines.length >= MAX_LINES)
    return null;
  return (
    <div className={styles.add}>
      <Button
        ref={toggleRef}
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
          {addableServices.map((service) => (
            <li key={service.slug} className={styles.item}>
              <div className={styles.about}>
                <p className={styles.name}>
                  <BusinessText>{service.name}</BusinessText>
                </p>
                <p className={styles.terms}>
                  {formatTerms(service.durationMinutes, service.price, locale, service.pricePer)}
                </p>
              </div>
              <Button
                aria-label={t`Add ${service.name}`}
                onPress={() => {
                  setOpen(false);
                  if (addableServices.length === 1) onLastAdded();
                  else toggleRef.current?.focus();
                  cart.setServices([...chosenServices, { service, staff: null }]);
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
