import type { ReactNode } from "react";
import styles from "./AddressFields.module.css";
import { FieldGroup } from "./FieldGroup.tsx";
import { Select, type SelectOption } from "./Select.tsx";
import { TextField } from "./TextField.tsx";

export interface AddressValue {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postcode: string;
  /** ISO 3166-1 alpha-2, or "". */
  readonly country: string;
}

type Part = keyof AddressValue;

export interface AddressPart {
  readonly label: ReactNode;
  readonly error?: ReactNode;
  readonly optionalLabel?: ReactNode;
}

interface Props {
  readonly label: ReactNode;
  readonly name: string;
  readonly value: AddressValue;
  readonly onChange: (value: AddressValue) => void;
  readonly onBlur?: () => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly optionalLabel?: ReactNode;
  readonly parts: Readonly<Record<Part, AddressPart>>;
  readonly countries: readonly SelectOption[];
}

const autofillTokens = {
  line1: "address-line1",
  line2: "address-line2",
  city: "address-level2",
  region: "address-level1",
  postcode: "postal-code",
} as const;

const partOrder = ["line1", "line2", "city", "region", "postcode"] as const;

export function AddressFields(props: Props) {
  const { label, name, value, onChange, onBlur, hint, error, optionalLabel, parts, countries } = props;
  return (
    <FieldGroup label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <div className={styles.parts}>
        {partOrder.map((part) => (
          <div key={part} data-part={part} className={part.startsWith("line") ? styles.whole : undefined}>
            <TextField
              {...parts[part]}
              name={`${name}.${part}`}
              value={value[part]}
              onChange={(text) => onChange({ ...value, [part]: text })}
              onBlur={onBlur}
              autoComplete={autofillTokens[part]}
            />
          </div>
        ))}
        <div data-part="country">
          <Select
            label={parts.country.label}
            error={parts.country.error}
            optionalLabel={parts.country.optionalLabel}
            isRequired={parts.country.optionalLabel == null}
            name={`${name}.country`}
            options={countries}
            value={value.country}
            onChange={(country) => onChange({ ...value, country })}
            onBlur={onBlur}
            autoComplete="country"
          />
        </div>
      </div>
    </FieldGroup>
  );
}
