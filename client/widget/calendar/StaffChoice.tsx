import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { StaffChoice_service$key } from "../../__generated__/StaffChoice_service.graphql.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { RadioChips } from "../../ui/RadioChips.tsx";
import styles from "./StaffChoice.module.css";

const anybody = "any";

interface Props {
  readonly service: StaffChoice_service$key;
  /** Their id; null: any available. */
  readonly chosen: string | null;
  readonly onChoose: (staff: string | null) => void;
}

/** With whom: somebody, or any available. Asked only where the service leaves the choice. */
export function StaffChoice({ service, chosen, onChoose }: Props) {
  const { assignment, staff } = useFragment(
    graphql`
      fragment StaffChoice_service on Service
      @argumentDefinitions(provider: { type: "ID", defaultValue: null }) {
        assignment
        staff(provider: $provider) {
          id
          name
          picture
        }
      }
    `,
    service,
  );
  if (assignment !== "CHOSEN" || staff.length < 2) return null;
  return (
    <RadioChips
      label={<Trans>With whom?</Trans>}
      name="staff"
      value={chosen ?? anybody}
      onChange={(choice) => onChoose(choice === anybody ? null : choice)}
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
}
