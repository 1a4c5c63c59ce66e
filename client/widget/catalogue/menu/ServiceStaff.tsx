import { Plural } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ServiceStaff_service$key } from "../../../__generated__/ServiceStaff_service.graphql.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import styles from "./ServiceStaff.module.css";

const MAX_NAMES = 3;

export function ServiceStaff({ service }: { readonly service: ServiceStaff_service$key }) {
  const { staff } = useFragment(
    graphql`
      fragment ServiceStaff_service on Service {
        staff {
          id
          name
          picture
        }
      }
    `,
    service,
  );
  if (staff.length === 0) return null;
  const shownStaff = staff.length > MAX_NAMES ? staff.slice(0, MAX_NAMES - 1) : staff;
  const names = shownStaff.map(({ name }) => name).join(", ");
  const others = staff.length - shownStaff.length;
  return (
    <span className={styles.staff}>
      <span className={styles.faces}>
        {shownStaff.map(({ id, name, picture }) => (
          <Avatar key={id} name={name} picture={picture} size={24} />
        ))}
      </span>
      <span className={styles.names}>
        {others === 0 ? (
          names
        ) : (
          <Plural value={others} one={`${names} and # more`} other={`${names} and # more`} />
        )}
      </span>
    </span>
  );
}
