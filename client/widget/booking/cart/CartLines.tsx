import { useLingui } from "@lingui/react/macro";
import { MovableList } from "../../../ui/MovableList.tsx";
import { OwnWords } from "../../layout/OwnWords.tsx";
import styles from "./CartLines.module.css";
import { LineStaff } from "./LineStaff.tsx";
import type { Cart } from "./useCart.ts";
import { useTerms } from "./useTerms.ts";
import { servicesOf } from "./visitAddress.ts";

interface Props {
  readonly cart: Cart;
  readonly locale: string;
  /** Called when one service remains. The list unmounts, so the focus must move. */
  readonly onAlone: () => void;
}

export function CartLines({ cart, locale, onAlone }: Props) {
  const { t } = useLingui();
  const terms = useTerms();
  const services = servicesOf(cart.plan);
  const ids = cart.plan.lines.map(({ service }, place, all) => {
    const before = all.slice(0, place).filter((line) => line.service.slug === service.slug).length;
    return `${service.slug}-${before}`;
  });
  return (
    <MovableList
      label={t`Your visit`}
      fewest={2}
      items={cart.plan.lines.map((line, place) => {
        const { name, durationMinutes, price, pricePer } = line.service;
        return {
          id: ids[place]!,
          texts: { up: t`Move ${name} up`, down: t`Move ${name} down`, remove: t`Remove ${name}` },
          content: (
            <div className={styles.line}>
              <p className={styles.name}>
                <OwnWords>{name}</OwnWords>
              </p>
              <p className={styles.terms}>{terms(durationMinutes, price, locale, pricePer)}</p>
              <LineStaff
                service={line.service}
                label={t`With whom? ${name}`}
                chosen={line.wanted}
                onChoose={(staff) => cart.setServices(services.with(place, { service: line.service, staff }))}
              />
            </div>
          ),
        };
      })}
      onMove={(from, to) => cart.setServices(services.with(from, services[to]!).with(to, services[from]!))}
      onRemove={(place) => {
        if (services.length === 2) onAlone();
        cart.setServices(services.filter((_, index) => index !== place));
      }}
    />
  );
}
