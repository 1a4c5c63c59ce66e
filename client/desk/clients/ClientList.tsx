import { Plural, Trans } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay";
import { formatFullName } from "../../../server/shared/contact/formatFullName.ts";
import type { ClientList_business$key } from "../../__generated__/ClientList_business.graphql.ts";
import type { ClientListQuery } from "../../__generated__/ClientListQuery.graphql.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { Link } from "../../router/Link.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { useDesk } from "../layout/DeskContext.ts";
import styles from "./Clients.module.css";
import { type ClientsAddress, toClientsHref } from "./clientsAddress.ts";

interface Props {
  readonly business: ClientList_business$key;
  readonly address: ClientsAddress;
}

const PAGE = 30;

export function ClientList({ business, address }: Props) {
  const locale = useLocaleTag();
  const { can } = useDesk();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ClientListQuery,
    ClientList_business$key
  >(
    graphql`
      fragment ClientList_business on Business
      @refetchable(queryName: "ClientListQuery")
      @argumentDefinitions(
        search: { type: "String" }
        first: { type: "Int", defaultValue: 30 }
        after: { type: "String" }
      ) {
        contacts(search: $search, first: $first, after: $after, orderBy: { field: NAME, direction: ASC })
          @connection(key: "ClientList_contacts") {
          totalCount
          edges {
            node {
              id
              firstName
              lastName
              email
              phone
            }
          }
        }
      }
    `,
    business,
  );
  const clients = (data.contacts?.edges ?? []).map(({ node }) => node);

  if (clients.length === 0)
    return (
      <div className={styles.none}>
        <p role="status">
          {address.search === "" ? (
            <Trans>No clients yet. Everyone who books appears here.</Trans>
          ) : (
            <Trans>No client matches “{address.search}”.</Trans>
          )}
        </p>
        {can("bookings.override") ? (
          <LinkButton kind="primary" href="/desk/new">
            <Trans>New booking</Trans>
          </LinkButton>
        ) : null}
      </div>
    );
  return (
    <>
      <p className={styles.count} role="status">
        <Plural value={data.contacts?.totalCount ?? 0} one="# client" other="# clients" />
      </p>
      <ul className={styles.rows}>
        {clients.map(({ id, firstName, lastName, email, phone }) => (
          <li key={id}>
            <Link
              className={styles.row}
              href={toClientsHref({ ...address, client: id })}
              aria-current={id === address.client ? "true" : undefined}
            >
              <span className={styles.name}>
                {formatFullName({ firstName, lastName }, locale) || <Trans>No name</Trans>}
              </span>
              <span className={styles.detail}>
                {email}
                {email && phone ? " · " : null}
                <span className={styles.number}>{phone}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hasNext ? (
        <Button isBusy={isLoadingNext} onPress={() => loadNext(PAGE)}>
          <Trans>Show more</Trans>
        </Button>
      ) : null}
    </>
  );
}
