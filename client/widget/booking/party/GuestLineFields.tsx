import { Trans, useLingui } from "@lingui/react/macro";
import { Select } from "../../../ui/fields/Select.tsx";
import { LineStaff } from "../cart/LineStaff.tsx";
import { canBeGuestLine } from "../cart/serviceRules.ts";
import type { PlanLine } from "../cart/planCart.ts";
import type { Cart } from "../cart/useCart.ts";
import styles from "./GuestLineFields.module.css";
import type { GuestChoice } from "./partyAddress.ts";
import { useFormatLimit } from "./useFormatLimit.ts";

interface Props {
  readonly cart: Cart;
  readonly label: string;
  readonly memberName: string;
  readonly choice: GuestChoice;
  /** Null until a service is chosen. */
  readonly line: PlanLine | null;
  readonly showsMissingService: boolean;
  /** The service's limit if this line exceeds it, otherwise null. */
  readonly exceededLimit?: number | null;
  readonly onChange: (choice: GuestChoice) => void;
}

export function GuestLineFields({
  cart,
  label: title,
  memberName: who,
  choice,
  line,
  showsMissingService,
  exceededLimit = null,
  onChange,
}: Props) {
  const { t } = useLingui();
  const formatLimit = useFormatLimit();
  const guestServices = cart.services.filter(canBeGuestLine);
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
          ...guestServices.map(({ slug, name }) => ({ value: slug, text: name })),
        ]}
        error={
          showsMissingService && line === null ? (
            <Trans>Please ensure you select services for all guests before proceeding</Trans>
          ) : exceededLimit === null ? undefined : (
            formatLimit(exceededLimit)
          )
        }
      />
      {line === null ? null : (
        <LineStaff
          service={line.service}
          label={t`With whom? ${who}`}
          chosenStaff={line.staffParam}
          onChoose={(staff) => onChange({ ...choice, staff })}
        />
      )}
    </div>
  );
}
