import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { SetupHints_business$key } from "../../__generated__/SetupHints_business.graphql.ts";
import { useRouter } from "../../router/RouterProvider.tsx";
import styles from "./SetupHints.module.css";

interface Props {
  readonly business: SetupHints_business$key;
  readonly service: string | undefined;
}

/** Setup steps for the owner, shown in trial mode only. */
export function SetupHints({ business, service }: Props) {
  const { slug } = useFragment(
    graphql`
      fragment SetupHints_business on Business {
        slug
      }
    `,
    business,
  );
  const heading = useId();
  const { url } = useRouter();
  return (
    <aside aria-labelledby={heading} className={styles.hints}>
      <h2 id={heading} className={styles.title}>
        <Trans>Set up this business</Trans>
      </h2>
      <p className={styles.note}>
        <Trans>This box is shown in trial mode only. Visitors of a live server do not see it.</Trans>
      </p>
      <ol className={styles.steps}>
        <li>
          <p>
            <Trans>Invite the owner with this command:</Trans>
          </p>
          <code className={styles.code}>npm run daybook -- owner add EMAIL --business {slug}</code>
        </li>
        <li>
          <a href="/account/sign-in">
            <Trans>Sign in as the owner</Trans>
          </a>
        </li>
        <li>
          <a href="/developers/owners">
            <Trans>Add services, staff and schedules</Trans>
          </a>
        </li>
        {service === undefined ? null : (
          <li>
            <p>
              <Trans>Add the calendar to your own website with these two lines:</Trans>
            </p>
            <code className={styles.code}>
              {`<script src="${url.origin}/embed.js"></script>\n<daybook-widget service="${service}"></daybook-widget>`}
            </code>
          </li>
        )}
        <li>
          <a href="/developers/">
            <Trans>Developer pages</Trans>
          </a>
        </li>
      </ol>
    </aside>
  );
}
