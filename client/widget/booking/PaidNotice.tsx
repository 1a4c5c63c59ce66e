import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { PaidNotice_business$key } from "../../__generated__/PaidNotice_business.graphql.ts";
import type { PaidNotice_provider$key } from "../../__generated__/PaidNotice_provider.graphql.ts";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { phoneHref } from "../words/phoneHref.ts";
import styles from "./PaidNotice.module.css";

interface Props {
  readonly business: PaidNotice_business$key;
  readonly provider: PaidNotice_provider$key | null | undefined;
}

/** A service that is paid for when booking cannot be booked here yet: who can book it, in one press. */
export function PaidNotice(keys: Props) {
  const business = useFragment(
    graphql`
      fragment PaidNotice_business on Business {
        phone
      }
    `,
    keys.business,
  );
  const provider = useFragment(
    graphql`
      fragment PaidNotice_provider on Provider {
        phone
      }
    `,
    keys.provider,
  );
  const phone = provider?.phone ?? business.phone;
  return (
    <div className={styles.notice}>
      <p className={styles.words}>
        <Trans>
          This service is paid for when booking. Paying online is not possible yet: please call us.
        </Trans>
      </p>
      <LinkButton kind="primary" wide href={phoneHref(phone)}>
        <Trans>Call {phone}</Trans>
      </LinkButton>
    </div>
  );
}
