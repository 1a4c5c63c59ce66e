export interface ClientsAddress {
  /** Empty for all clients. */
  readonly search: string;
  /** Id of the open client. Null if none is open. */
  readonly client: string | null;
}

export function readClientsAddress({ searchParams }: URL): ClientsAddress {
  return {
    search: searchParams.get("search")?.trim() ?? "",
    client: searchParams.get("client") || null,
  };
}

export function toClientsHref({ search, client }: ClientsAddress): string {
  const params = new URLSearchParams();
  if (search !== "") params.set("search", search);
  if (client !== null) params.set("client", client);
  const text = params.toString();
  return text === "" ? "/desk/clients" : `/desk/clients?${text}`;
}
