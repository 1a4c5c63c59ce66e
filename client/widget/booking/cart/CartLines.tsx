import { useLingui } from "@lingui/react/macro";
import { MovableList } from "../../../ui/MovableList.tsx";
import { BusinessText } from "../../../shared/BusinessText.tsx";
import styles from "./CartLines.module.css";
import { LineStaff } from "./LineStaff.tsx";
import type { Cart } from "./useCart.ts";
import { useFormatTerms } from "./useFormatTerms.ts";
import { getChosenServices } from "./cartParams.ts";

interface Props {
  readonly cart: Cart;
  readonly locale: string;
  /** Called when one service remains. The list unmounts, so the focus must move. */
  readonly onSingleLeft: () => void;
}

export function CartLines({ cart, locale, onSingleLeft }: Props) {
  const { t } = useLingui();
  const formatTerms = useFormatTerms();
  const services = getChosenServices(cart.plan);
  const ids = cart.plan.lines.map(({ service }, position, all) => {
    const earlierCount = all.slice(0, position).filter((line) => line.service.slug === service.slug).length;
    return `${service.slug}-${earlierCount}`;
  });
  return (
    <MovableList
      label={t`Your visit`}
      minItems={2}
      items={cart.plan.lines.map((line, position) => {
        const { name, durationMinutes, price, pricePer } = line.service;
        return {
          id: ids[position]!,
          texts: { up: t`Move ${name} up`, down: t`Move ${name} down`, remove: t`Remove ${name}` },
          content: (
            <div className={styles.line}>
              <p className={styles.name}>
                <BusinessText>{name}</BusinessText>
              </p>
              <p className={styles.terms}>{formatTerms(durationMinutes, price, locale, pricePer)}</p>
              <LineStaff
                service={line.service}
                label={t`With whom? ${name}`}
                chosenStaff={line.staffParam}
                onChoose={(staff) =>
                  cart.setServices(services.with(position, { service: line.service, staff }))
                }
              />
            </div>
          ),
        };
      })}
      onMove={(from, to) => cart.setServices(services.with(from, services[to]!).with(to, services[from]!))}
      onRemove={(position) => {
        if (services.length === 2) onSingleLeft();
        cart.setServices(services.filter((_, index) => index !== position));
      }}
    />
  );
}
