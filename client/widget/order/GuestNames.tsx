import { Trans } from "@lingui/react/macro";

interface Guest {
  /** Null after an erasure. */
  readonly name: string | null | undefined;
  readonly email: string | null | undefined;
  readonly hasLeft?: boolean;
}

export function GuestNames({ guests }: { readonly guests: readonly Guest[] }) {
  return (
    <ul>
      {guests.map(({ name, email, hasLeft }, index) => (
        // Two guests may have the same name.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} title={email ?? undefined}>
          {hasLeft === true ? (
            <Trans>
              <s>{name}</s> is not coming
            </Trans>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}
