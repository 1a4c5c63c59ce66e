import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { graphql, useFragment } from "react-relay";
import type { StaffChoice_service$key } from "../../../__generated__/StaffChoice_service.graphql.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { RadioChips } from "../../../ui/choices/RadioChips.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { LockedValue } from "../prefill/LockedValue.tsx";
import { useLocks } from "../prefill/useLocks.ts";
import { staffNamed } from "./staffNamed.ts";
import styles from "./StaffChoice.module.css";

const anybody = "any";
const mostChips = 6;

interface Props {
  readonly service: StaffChoice_service$key;
  /** Id or slug of a staff member. Null for any. */
  readonly chosen: string | null;
  readonly onChoose: (staff: string | null) => void;
}

/** Renders nothing unless the service lets visitors choose among several staff members. */
export const StaffChoice = memo(function StaffChoice({ service, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const locks = useLocks();
  const { assignment, staff } = useFragment(
    graphql`
      fragment StaffChoice_service on Service
      @argumentDefinitions(provider: { type: "ID", defaultValue: null }) {
        assignment
        staff(provider: $provider) {
          id
          slug
          name
          picture
        }
      }
    `,
    service,
  );
  if (assignment !== "CHOSEN" || staff.length < 2) return null;
  const choose = (choice: string) => onChoose(choice === anybody ? null : choice);
  const known = staffNamed(staff, chosen);
  if (known !== null && locks.has("staff")) {
    return (
      <LockedValue label={<Trans>With whom?</Trans>}>
        <Avatar name={known.name} picture={known.picture} size={28} />
        {known.name}
      </LockedValue>
    );
  }
  const value = known?.id ?? anybody;
  // Many chips would push the calendar out of view.
  if (staff.length > mostChips) {
    const people = staff.map((person) => ({ value: person.id, text: person.name }));
    return (
      <Select
        label={<Trans>With whom?</Trans>}
        name="staff"
        value={value}
        onChange={choose}
        options={[{ value: anybody, text: t`Any available` }, ...people]}
      />
    );
  }
  return (
    <RadioChips
      inRow
      label={<Trans>With whom?</Trans>}
      name="staff"
      value={value}
      onChange={choose}
      chips={[
        {
          value: anybody,
          text: <Trans>Any available</Trans>,
          picture: (
            <span className={styles.anybody}>
              <Icon name="person" size={16} />
            </span>
          ),
        },
        ...staff.map((person) => ({
          value: person.id,
          text: person.name,
          picture: <Avatar name={person.name} picture={person.picture} size={28} />,
        })),
      ]}
    />
  );
});
