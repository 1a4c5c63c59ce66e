import type { StartAddress } from "../app/data/startAddresses.ts";

export const serverAddresses: readonly StartAddress[] = [
  { path: "/desk", shows: "the desk of owners and staff, after they sign in" },
  { path: "/graphql", shows: "the graph, with an explorer" },
  { path: "/developers", shows: "the documentation for developers" },
];

/** Returns the lines to print when the server listens: the origin, then one address per line. */
export function formatAddresses(origin: string, addresses: readonly StartAddress[]): string[] {
  const width = Math.max(...addresses.map(({ path }) => path.length));
  return [
    `Daybook is ready at ${origin}`,
    ...addresses.map(({ path, shows }) => `  ${origin}${path.padEnd(width)}   ${shows}`),
  ];
}
