/** Groups adjacent service cards. Every other block is a group of one. Keeps the order. */
export function groupCards<Block extends { readonly __typename: string }>(
  blocks: readonly Block[],
): readonly (readonly Block[])[] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const isCard = block.__typename === "ServiceCardBlock";
    if (isCard && last?.[0]?.__typename === block.__typename) last.push(block);
    else groups.push([block]);
  }
  return groups;
}
