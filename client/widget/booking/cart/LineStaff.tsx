import { useLingui } from "@lingui/react/macro";
import { Select } from "../../../ui/fields/Select.tsx";
import styles from "./LineStaff.module.css";
import type { CartService } from "./planCart.ts";

interface Props {
  readonly service: CartService;
  /** Names the service and the member, because a page has several of these fields. */
  readonly label: string;
  /** Slug or id of a staff member. Null for any. */
  readonly chosenStaff: string | null;
  readonly onChoose: (staff: string | null) => void;
}

export function LineStaff({ service, label, chosenStaff, onChoose }: Props) {
  const { t } = useLingui();
  const { people } = service;
  if (people.length < 2) return null;
  const person = people.find(({ id, slug }) => id === chosenStaff || slug === chosenStaff);
  return (
    <div className={styles.staff}>
      <Select
        label={label}
        hidesLabel
        isQuiet
        name="staff"
        value={person?.slug ?? ""}
        onChange={(slug) => onChoose(slug === "" ? null : slug)}
        options={[
          { value: "", text: t`Any available` },
          ...people.map(({ slug, name }) => ({ value: slug, text: name })),
        ]}
      />
    </div>
  );
}
