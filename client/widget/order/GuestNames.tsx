interface Guest {
  readonly name: string;
  readonly email: string | null | undefined;
}

/** Who comes along, one below the other. */
export function GuestNames({ guests }: { readonly guests: readonly Guest[] }) {
  return (
    <ul>
      {guests.map(({ name, email }, index) => (
        // Two guests may have the same name.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} title={email ?? undefined}>
          {name}
        </li>
      ))}
    </ul>
  );
}
