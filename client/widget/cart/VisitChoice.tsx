import { useRef, type ReactNode } from "react";
import { usePart } from "../../router/part.ts";
import { cartPart } from "../booking/parts.ts";
import { PartyChoice } from "../party/PartyChoice.tsx";
import { AddService } from "./AddService.tsx";
import type { Cart } from "./useCart.ts";
import styles from "./VisitChoice.module.css";
import { VisitStatus } from "./VisitStatus.tsx";

interface Props {
  readonly cart: Cart;
  readonly locale: string;
  /** The choice of a person, where the visit is one service. */
  readonly staff: ReactNode;
  /** Null: nothing is said about services that are not chosen yet. */
  readonly asked: object | null;
}

/** What the visit is made of: its services with their people, and who comes along. */
export function VisitChoice({ cart, locale, staff, asked }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const several = usePart(cartPart, cart.plan.lines.length > 1);
  return (
    <div ref={area} tabIndex={-1} className={styles.visit}>
      {several !== null ? (
        <several.CartLines cart={cart} locale={locale} onAlone={() => toggle.current?.focus()} />
      ) : (
        staff
      )}
      <div className={styles.more}>
        <AddService cart={cart} locale={locale} toggle={toggle} onLast={() => area.current?.focus()} />
        <PartyChoice cart={cart} asked={asked} />
      </div>
      <VisitStatus plan={cart.plan} locale={locale} />
    </div>
  );
}
