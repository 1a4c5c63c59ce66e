import { Trans } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { useLazyModule } from "../../../router/lazyModule.ts";
import { cartModule } from "../flow/lazyModules.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { PartyChoice } from "../party/PartyChoice.tsx";
import { AddService } from "./AddService.tsx";
import type { Cart } from "./useCart.ts";
import styles from "./CartEditor.module.css";
import { CartStatus } from "./CartStatus.tsx";

interface Props {
  readonly cart: Cart;
  readonly locale: string;
  readonly staffChoice: ReactNode;
  /** The failure that asks for missing guest services, or null. */
  readonly guestFailure: object | null;
}

/**
 * Whether the lines are expanded. Module state, because another first service opens another page. Never set on the
 * server.
 */
let wasExpanded = false;

export function CartEditor({ cart, locale, staffChoice, guestFailure }: Props) {
  const areaRef = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const hasSeveralServices = cart.plan.lines.length > 1;
  const cartCode = useLazyModule(cartModule, hasSeveralServices);
  // Phones fold the lines of an address with several services, so that the times come first.
  const [isOpen, setOpen] = useState(!hasSeveralServices || wasExpanded);
  useEffect(() => {
    wasExpanded = hasSeveralServices && isOpen;
  }, [hasSeveralServices, isOpen]);
  const id = useId();
  return (
    <div ref={areaRef} tabIndex={-1} className={styles.visit}>
      {cartCode !== null ? (
        <div id={id} className={styles.lines} data-folded={!isOpen || undefined}>
          <cartCode.CartLines cart={cart} locale={locale} onSingleLeft={() => toggleRef.current?.focus()} />
        </div>
      ) : (
        staffChoice
      )}
      <div className={styles.more}>
        {cartCode === null ? null : (
          <div className={styles.fold}>
            <Button kind="quiet" aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
              <span className={styles.words}>
                <Icon name={isOpen ? "up" : "down"} size={18} />
                <Trans>Services and people</Trans>
              </span>
            </Button>
          </div>
        )}
        <div className={styles.adding} data-folded={(hasSeveralServices && !isOpen) || undefined}>
          <AddService
            cart={cart}
            locale={locale}
            toggleRef={toggleRef}
            onLastAdded={() => areaRef.current?.focus()}
          />
        </div>
        <PartyChoice cart={cart} guestFailure={guestFailure} />
      </div>
      <CartStatus plan={cart.plan} locale={locale} />
    </div>
  );
}
