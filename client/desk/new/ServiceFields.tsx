import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { formatMoney } from "../../../server/shared/money/formatMoney.ts";
import type { ServiceFields_service$key } from "../../__generated__/ServiceFields_service.graphql.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { formatDuration } from "../../time/format.ts";
import { NumberField } from "../../ui/fields/NumberField.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { NO_FORM_ANSWERS } from "../../forms/drafts.ts";
import { getSeats } from "./guestPlaces.ts";
import type { NewBookingDraft } from "./newBookingDraft.ts";

interface Props {
  readonly services: ServiceFields_service$key;
  readonly draft: NewBookingDraft;
  readonly onChange: (change: Partial<NewBookingDraft>) => void;
  readonly errors: Readonly<Record<string, string>>;
}

/** The service, who serves and the seats of a class. Another choice has other free times. */
export function ServiceFields({ services, draft, onChange, errors }: Props) {
  const { t } = useLingui();
  const locale = useLocaleTag();
  const data = useFragment(
    graphql`
      fragment ServiceFields_service on Service @relay(plural: true) {
        id
        name
        durationMinutes
        capacity
        guestMode
        maxPerBooking
        assignment
        price {
          amount
          currency
        }
        staff {
          id
          name
        }
      }
    `,
    services,
  );
  const service = data.find(({ id }) => id === draft.service);
  return (
    <>
      <Select
        label={<Trans>Service</Trans>}
        name="service"
        value={draft.service}
        options={[
          { value: "", text: t`Please choose` },
          ...data.map(({ id, name, durationMinutes, price }) => ({
            value: id,
            text: [
              name,
              formatDuration(durationMinutes, locale),
              price == null ? null : formatMoney(price, locale),
            ]
              .filter(Boolean)
              .join(" · "),
          })),
        ]}
        onChange={(value) =>
          onChange({
            service: value,
            staff: "",
            startsAt: "",
            answers: NO_FORM_ANSWERS,
            seats: 1,
            guests: [],
            locationKind: "",
            location: "",
            consent: false,
          })
        }
        error={errors["service"]}
        isRequired
      />
      {service !== undefined && service.staff.length > 1 && service.assignment !== "COLLECTIVE" ? (
        <Select
          label={<Trans>Staff</Trans>}
          name="staff"
          value={draft.staff}
          options={[
            { value: "", text: t`Anyone` },
            ...service.staff.map(({ id, name }) => ({ value: id, text: name })),
          ]}
          onChange={(staff) => onChange({ staff, startsAt: "" })}
        />
      ) : null}
      {service !== undefined && service.capacity > 1 ? (
        <NumberField
          label={<Trans>Seats</Trans>}
          name="seats"
          min={getSeats(service, 1, draft.guests.length)}
          max={Math.min(service.capacity, service.maxPerBooking ?? service.capacity)}
          value={draft.seats}
          onChange={(seats) => onChange({ seats })}
        />
      ) : null}
    </>
  );
}
