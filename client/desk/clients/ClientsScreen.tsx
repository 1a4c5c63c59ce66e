import { Trans, useLingui } from "@lingui/react/macro";
import type { ClientList_business$key } from "../../__generated__/ClientList_business.graphql.ts";
import type { ClientPanel_contact$key } from "../../__generated__/ClientPanel_contact.graphql.ts";
import type { DeskLayout_business$key } from "../../__generated__/DeskLayout_business.graphql.ts";
import type { DeskLayout_viewer$key } from "../../__generated__/DeskLayout_viewer.graphql.ts";
import { Link } from "../../router/Link.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { DeskLayout } from "../layout/DeskLayout.tsx";
import { ClientList } from "./ClientList.tsx";
import { ClientPanel } from "./ClientPanel.tsx";
import { ClientSearch } from "./ClientSearch.tsx";
import styles from "./Clients.module.css";
import { type ClientsAddress, toClientsHref } from "./clientsAddress.ts";

interface Props {
  readonly viewer: DeskLayout_viewer$key;
  readonly business: DeskLayout_business$key & ClientList_business$key;
  /** Null if no client is open, or the open one was not found. */
  readonly client: ClientPanel_contact$key | null;
  readonly address: ClientsAddress;
}

/** People by name, e-mail or telephone, with the open one beside the list. A phone shows one of both. */
export function ClientsScreen({ viewer, business, client, address }: Props) {
  const { t } = useLingui();
  const isOpen = address.client !== null;
  return (
    <DeskLayout viewer={viewer} business={business} title={<Trans>Clients</Trans>}>
      <div className={styles.screen} data-open={isOpen || undefined}>
        <section className={styles.list} aria-label={t`List of clients`}>
          <ClientSearch address={address} />
          <ClientList business={business} address={address} />
        </section>
        {isOpen ? (
          <section className={styles.panel} aria-label={t`Client`}>
            <Link className={styles.back} href={toClientsHref({ ...address, client: null })}>
              <Icon name="previous" size={18} />
              <Trans>All clients</Trans>
            </Link>
            {client === null ? (
              <p className={styles.empty}>
                <Trans>This client could not be found.</Trans>
              </p>
            ) : (
              <ClientPanel key={address.client} contact={client} />
            )}
          </section>
        ) : null}
      </div>
    </DeskLayout>
  );
}
