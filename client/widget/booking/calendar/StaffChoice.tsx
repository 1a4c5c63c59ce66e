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
import { findStaff } from "./findStaff.ts";
import styles from "./StaffChoice.module.css";

const ANY_STAFF = "any";
const MAX_CHIPS = 6;

interface Props {
  readonly service: StaffChoice_service$key;
  /** Id or slug of a staff member. Null for any. */
  readonly chosenStaff: string | null;
  readonly onChoose: (staff: string | null) => void;
}

/** Renders nothing unless the service lets visitors choose among several staff members. */
export const StaffChoice = memo(function StaffChoice({ service, chosenStaff, onChoose }: Props) {
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
  const choose = (choice: string) => onChoose(choice === ANY_STAFF ? null : choice);
  const chosenMember = findStaff(staff, chosenStaff);
  if (chosenMember !== null && locks.has("staff")) {
    return (
      <LockedValue label={<Trans>With whom?</Trans>}>
        <Avatar name={chosenMember.name} picture={chosenMember.picture} size={28} />
        {chosenMember.name}
      </LockedValue>
    );
  }
  const value = chosenMember?.id ?? ANY_STAFF;
  // Many chips would push the calendar out of view.
  if (staff.length > MAX_CHIPS) {
    const memberOptions = staff.map((person) => ({ value: person.id, text: person.name }));
    return (
      <Select
        label={<Trans>With whom?</Trans>}
        name="staff"
        value={value}
        onChange={choose}
        options={[{ value: ANY_STAFF, text: t`Any available` }, ...memberOptions]}
      />
    );
  }
  return (
    <RadioChips
      scrollsInRow
      label={<Trans>With whom?</Trans>}
      name="staff"
      value={value}
      onChange={choose}
      chips={[
        {
          value: ANY_STAFF,
          text: <Trans>Any available</Trans>,
          picture: (
            <span className={styles.anyStaff}>
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
