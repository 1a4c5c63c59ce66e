import { graphql } from "react-relay";
import type { useBlocksCreateMutation } from "../../../__generated__/useBlocksCreateMutation.graphql.ts";
import type { useBlocksUpdateMutation } from "../../../__generated__/useBlocksUpdateMutation.graphql.ts";
import type { useBlocksDeleteMutation } from "../../../__generated__/useBlocksDeleteMutation.graphql.ts";
import { useCommitOnce } from "../../requests/commitOnce.ts";
import { toInstantText, type Span } from "../rules/units.ts";

export interface NewBlock extends Span {
  readonly staff: readonly string[];
  readonly resources: readonly string[];
  readonly reason: string | null;
}

/** Values that are absent stay, so that another desk can change them at the same time. */
export type BlockChanges = Partial<Omit<NewBlock, "resources">>;

export interface SavedBlock {
  readonly id: string;
  /** Number of future bookings in its time. They stay. */
  readonly conflicts: number;
}

export interface Blocks {
  /** Resolves with null if the block was not created. */
  readonly create: (block: NewBlock) => Promise<SavedBlock | null>;
  /** Resolves with null if the block is unchanged. */
  readonly change: (id: string, changes: BlockChanges) => Promise<SavedBlock | null>;
  /** Resolves with false if the block was not deleted. */
  readonly remove: (id: string) => Promise<boolean>;
}

export function useBlocks(reload: () => Promise<void>): Blocks {
  const [commitCreate] = useCommitOnce<useBlocksCreateMutation>(graphql`
    mutation useBlocksCreateMutation($input: CreateBlockInput!) {
      createBlock(input: $input) {
        __typename
        ... on CreateBlockPayload {
          conflictingBookingsCount
          block {
            id
          }
        }
      }
    }
  `);
  const [commitUpdate] = useCommitOnce<useBlocksUpdateMutation>(graphql`
    mutation useBlocksUpdateMutation($input: UpdateBlockInput!) {
      updateBlock(input: $input) {
        __typename
        ... on UpdateBlockPayload {
          conflictingBookingsCount
          block {
            id
            reason
            startsAt
            endsAt
            staff {
              id
            }
          }
        }
      }
    }
  `);
  const [commitDelete] = useCommitOnce<useBlocksDeleteMutation>(graphql`
    mutation useBlocksDeleteMutation($input: DeleteBlockInput!) {
      deleteBlock(input: $input) {
        __typename
      }
    }
  `);

  async function send({ from, until, staff, resources, reason }: NewBlock): Promise<SavedBlock | null> {
    try {
      const { createBlock: result } = await commitCreate({
        input: {
          startsAt: toInstantText(from),
          endsAt: toInstantText(until),
          reason,
          staff: [...staff],
          resources: [...resources],
        },
      });
      if (result?.__typename !== "CreateBlockPayload") return null;
      return { id: result.block.id, conflicts: result.conflictingBookingsCount };
    } catch {
      return null;
    }
  }

  async function update(id: string, changes: BlockChanges): Promise<SavedBlock | null> {
    const { from, until, reason, staff } = changes;
    try {
      const { updateBlock: result } = await commitUpdate({
        input: {
          id,
          ...(from === undefined ? {} : { startsAt: toInstantText(from) }),
          ...(until === undefined ? {} : { endsAt: toInstantText(until) }),
          ...(reason === undefined ? {} : { reason: reason ?? "" }),
          ...(staff === undefined ? {} : { staff: [...staff] }),
        },
      });
      if (result?.__typename !== "UpdateBlockPayload") return null;
      return { id, conflicts: result.conflictingBookingsCount };
    } catch {
      return null;
    }
  }

  async function remove(id: string): Promise<boolean> {
    try {
      const { deleteBlock: result } = await commitDelete({ input: { id } });
      return result?.__typename === "DeleteBlockPayload";
    } catch {
      return false;
    }
  }

  return {
    async create(block) {
      const created = await send(block);
      if (created !== null) await reload();
      return created;
    },
    async change(id, changes) {
      const changed = await update(id, changes);
      await reload();
      return changed;
    },
    async remove(id) {
      const isRemoved = await remove(id);
      await reload();
      return isRemoved;
    },
  };
}
