import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { RadioCards } from "../../ui/choices/RadioCards.tsx";
import styles from "./Clients.module.css";
import type { MergedClient } from "./MergeClient.tsx";

interface Props {
  /** The open client and the other one. */
  readonly clients: readonly [MergedClient, MergedClient];
  /** The other one stays. */
  readonly isSwapped: boolean;
  readonly getName: (client: MergedClient) => string;
  readonly onSwap: (isSwapped: boolean) => void;
}

/** Both clients with a choice of the one that stays, what moves, and the details after the merge. */
export function MergeChoice({ clients, isSwapped, getName, onSwap }: Props) {
  const { t } = useLingui();
  const choice = useRef<HTMLDivElement>(null);
  useEffect(() => choice.current?.querySelector<HTMLInputElement>("input:checked")?.focus(), []);
  const [stays, moves] = isSwapped ? [clients[1], clients[0]] : clients;
  const email = stays.email ?? moves.email;
  const phone = stays.phone ?? moves.phone;
  const formerEmail = moves.email?.toLowerCase() === email?.toLowerCase() ? null : moves.email;

  return (
    <>
      <div ref={choice}>
        <RadioCards
          label={t`Who stays?`}
          name="stays"
          value={stays.id}
          onChange={(id) => onSwap(id === clients[1].id)}
          cards={clients.map((client) => ({
            value: client.id,
            title: getName(client),
            text: (
              <>
                {[client.email, client.phone].filter(Boolean).map((line) => (
                  <span key={line} className={styles.line}>
                    {line}
                  </span>
                ))}
                <Counts client={client} />
              </>
            ),
          }))}
        />
      </div>
      <section aria-labelledby="merge-result" className={styles.result}>
        <h3 id="merge-result" className={styles.heading}>
          <Trans>After the merge</Trans>
        </h3>
        <dl className={styles.merged}>
          <Fact label={<Trans>Name</Trans>} value={getName(stays)} />
          <Fact label={<Trans>Email</Trans>} value={email} />
          <Fact label={<Trans>Phone</Trans>} value={phone} />
          <div>
            <dt>
              <Trans>Taken over</Trans>
            </dt>
            <dd>
              <Counts client={moves} />
            </dd>
          </div>
        </dl>
      </section>
      <p>
        {formerEmail == null ? null : (
          <>
            <Trans>A later booking with {formerEmail} makes a new client.</Trans>{" "}
          </>
        )}
        <Trans>A merge cannot be undone.</Trans>
      </p>
    </>
  );
}

function Fact({ label, value }: { readonly label: ReactNode; readonly value: string | null | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value ?? <Trans>None</Trans>}</dd>
    </div>
  );
}

function Counts({ client }: { readonly client: MergedClient }) {
  return (
    <span className={styles.line}>
      <Plural value={client.bookingCount ?? 0} one="# appointment" other="# appointments" />
      {" · "}
      <Plural value={client.noteCount?.totalCount ?? 0} one="# note" other="# notes" />
    </span>
  );
}
