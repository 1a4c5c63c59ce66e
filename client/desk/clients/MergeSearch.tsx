import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import { formatFullName } from "../../../server/shared/contact/formatFullName.ts";
import type { MergeClient_contact$key } from "../../__generated__/MergeClient_contact.graphql.ts";
import type { MergeSearchQuery } from "../../__generated__/MergeSearchQuery.graphql.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useTypedSearch } from "../useTypedSearch.ts";
import styles from "./Clients.module.css";

interface Props {
  /** The open client, which is not offered. */
  readonly ownId: string;
  /** The name of the open client, because a second entry often has the same. */
  readonly initial: string;
  readonly onChoose: (contact: MergeClient_contact$key) => void;
}

export function MergeSearch({ ownId, initial, onChoose }: Props) {
  const { t } = useLingui();
  const locale = useLocaleTag();
  const [text, setText] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { data, hasFailed } = useTypedSearch<MergeSearchQuery>(
    graphql`
      query MergeSearchQuery($search: String!) {
        business {
          contacts(search: $search, first: 8, orderBy: { field: NAME, direction: ASC }) {
            edges {
              node {
                id
                firstName
                lastName
                email
                phone
                ...MergeClient_contact
              }
            }
          }
        }
      }
    `,
    text,
  );
  const found = (data?.business?.contacts?.edges ?? [])
    .map(({ node }) => node)
    .filter(({ id }) => id !== ownId);

  return (
    <>
      <TextField
        ref={field}
        label={t`Search clients`}
        name="search"
        value={text}
        optionalLabel=""
        placeholder={t`Name, email or phone`}
        hint={<Trans>Choose the second entry of the same person.</Trans>}
        maxLength={200}
        onChange={setText}
      />
      <p role="status" className={styles.count}>
        {hasFailed ? <Trans>That did not work. Please try again.</Trans> : null}
        {data === null ? null : found.length === 0 ? (
          <Trans>No other client matches.</Trans>
        ) : (
          <Plural value={found.length} one="# client" other="# clients" />
        )}
      </p>
      {found.length === 0 ? null : (
        <ul className={styles.rows} aria-label={t`Clients`}>
          {found.map((client) => (
            <li key={client.id}>
              <button type="button" className={styles.choice} onClick={() => onChoose(client)}>
                <span className={styles.name}>
                  {formatFullName(client, locale) || <Trans>No name</Trans>}
                </span>
                <span className={styles.detail}>
                  {[client.email, client.phone].filter(Boolean).map((line) => (
                    <span key={line} className={styles.line}>
                      {line}
                    </span>
                  ))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
