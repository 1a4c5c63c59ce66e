import { useLingui } from "@lingui/react/macro";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { formatLongDuration } from "../../time/format.ts";
import { Select } from "../../ui/fields/Select.tsx";
import { OFFER_HOURS } from "./choices.ts";

interface Props {
  /** Names the client, because each row has this field. */
  readonly label: string;
  readonly name: string;
  readonly hours: number;
  readonly onChange: (hours: number) => void;
}

/** How long the client can choose another time. */
export function OfferTime({ label, name, hours, onChange }: Props) {
  const { t } = useLingui();
  const locale = useLocaleTag();
  return (
    <Select
      label={label}
      hidesLabel
      name={name}
      value={String(hours)}
      options={OFFER_HOURS.map((value) => {
        const duration = formatLongDuration(value * 60, locale);
        return { value: String(value), text: t`${duration} to answer` };
      })}
      onChange={(value) => onChange(Number(value))}
    />
  );
}
