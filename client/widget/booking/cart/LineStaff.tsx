import { useLingui } from "@lingui/react/macro";
import { Select } from "../../../ui/fields/Select.tsx";
import styles from "./LineStaff.module.css";
import type { VisitService } from "./planVisit.ts";

interface Props {
  readonly service: VisitService;
  /** Says whose and of which service: many of these stand on one page. */
  readonly label: string;
  /** A slug or an id; null: anyone. */
  readonly chosen: string | null;
  readonly onChoose: (staff: string | null) => void;
}

/** Who serves one line of a visit. Asked only where the service leaves the choice. */
export function LineStaff({ service, label, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const { people } = service;
  if (people.length < 2) return null;
  const person = people.find(({ id, slug }) => id === chosen || slug === chosen);
  return (
    <div className={styles.staff}>
      <Select
        label={label}
        hidesLabel
        quiet
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
