import { Trans, useLingui } from "@lingui/react/macro";
import { Select } from "../../../ui/fields/Select.tsx";
import { LineStaff } from "../cart/LineStaff.tsx";
import { isForGuests } from "../cart/joining.ts";
import type { VisitLine } from "../cart/planVisit.ts";
import type { Cart } from "../cart/useCart.ts";
import styles from "./OwnLine.module.css";
import type { OwnChoice } from "./partyAddress.ts";
import { useLimitWords } from "./useLimitWords.ts";

interface Props {
  readonly cart: Cart;
  readonly title: string;
  readonly who: string;
  readonly choice: OwnChoice;
  /** Null until a service is chosen. */
  readonly line: VisitLine | null;
  readonly isAsked: boolean;
  /** The service's limit if this line exceeds it, otherwise null. */
  readonly limit?: number | null;
  readonly onChange: (choice: OwnChoice) => void;
}

export function OwnLine({ cart, title, who, choice, line, isAsked, limit = null, onChange }: Props) {
  const { t } = useLingui();
  const limitWords = useLimitWords();
  const offered = cart.services.filter(isForGuests);
  return (
    <div className={styles.line}>
      <Select
        label={title}
        name="guest-service"
        value={line?.service.slug ?? ""}
        isRequired
        onChange={(service) => onChange({ service: service === "" ? null : service, staff: null })}
        options={[
          { value: "", text: t`Choose a service` },
          ...offered.map(({ slug, name }) => ({ value: slug, text: name })),
        ]}
        error={
          isAsked && line === null ? (
            <Trans>Please ensure you select services for all guests before proceeding</Trans>
          ) : limit === null ? undefined : (
            limitWords(limit)
          )
        }
      />
      {line === null ? null : (
        <LineStaff
          service={line.service}
          label={t`With whom? ${who}`}
          chosen={line.wanted}
          onChoose={(staff) => onChange({ ...choice, staff })}
        />
      )}
    </div>
  );
}
