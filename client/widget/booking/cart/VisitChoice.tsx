import { Trans } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { useLazyModule } from "../../../router/lazyModule.ts";
import { cartPart } from "../flow/parts.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { PartyChoice } from "../party/PartyChoice.tsx";
import { AddService } from "./AddService.tsx";
import type { Cart } from "./useCart.ts";
import styles from "./VisitChoice.module.css";
import { VisitStatus } from "./VisitStatus.tsx";

interface Props {
  readonly cart: Cart;
  readonly locale: string;
  readonly staff: ReactNode;
  /** The failure that asks for missing guest services, or null. */
  readonly asked: object | null;
}

/**
 * Whether the lines are expanded. Module state, because another first service opens another page. Never set on the
 * server.
 */
let hasOpened = false;

export function VisitChoice({ cart, locale, staff, asked }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isVisit = cart.plan.lines.length > 1;
  const several = useLazyModule(cartPart, isVisit);
  // Phones fold the lines of an address with several services, so that the times come first.
  const [isOpen, setOpen] = useState(!isVisit || hasOpened);
  useEffect(() => {
    hasOpened = isVisit && isOpen;
  }, [isVisit, isOpen]);
  const id = useId();
  return (
    <div ref={area} tabIndex={-1} className={styles.visit}>
      {several !== null ? (
        <div id={id} className={styles.lines} data-folded={!isOpen || undefined}>
          <several.CartLines cart={cart} locale={locale} onAlone={() => toggle.current?.focus()} />
        </div>
      ) : (
        staff
      )}
      <div className={styles.more}>
        {several === null ? null : (
          <div className={styles.fold}>
            <Button kind="quiet" aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
              <span className={styles.words}>
                <Icon name={isOpen ? "up" : "down"} size={18} />
                <Trans>Services and people</Trans>
              </span>
            </Button>
          </div>
        )}
        <div className={styles.adding} data-folded={(isVisit && !isOpen) || undefined}>
          <AddService cart={cart} locale={locale} toggle={toggle} onLast={() => area.current?.focus()} />
        </div>
        <PartyChoice cart={cart} asked={asked} />
      </div>
      <VisitStatus plan={cart.plan} locale={locale} />
    </div>
  );
}
