import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import { useToast } from "../layout/toasts.tsx";
import { type BlockChanges, type NewBlock, useBlocks } from "./data/useBlocks.ts";
import type { PendingEntries } from "./data/usePendingEntries.ts";
import { focusEntry } from "./focusEntry.ts";
import { listBlockChanges, placeBlock, type BlockTarget } from "./rules/blockPreview.ts";
import type { BlockEntry } from "./rules/boardModel.ts";

interface Options extends PendingEntries {
  readonly reload: () => Promise<void>;
}

export interface BlockActions {
  /** Resolves with false if nothing was blocked. */
  readonly create: (block: NewBlock) => Promise<boolean>;
  /** Gives a block another time or person. */
  readonly place: (block: BlockEntry, target: BlockTarget) => Promise<void>;
  /** Changes the time or the reason. Resolves with false if nothing was changed. */
  readonly change: (block: BlockEntry, changes: BlockChanges) => Promise<boolean>;
  readonly remove: (block: BlockEntry) => Promise<void>;
}

/** Changes of blocks, each with a message and Undo. */
export function useBlockActions({ model, setPending, reload }: Options): BlockActions {
  const { t } = useLingui();
  const toast = useToast();
  const blocks = useBlocks(reload);
  const latest = useRef(model);
  useLayoutEffect(() => {
    latest.current = model;
  });

  const reportFailure = () => toast({ isFailure: true, text: t`Nothing was changed. Please try again.` });

  /** False if another desk has changed the block since. Undo then keeps that change. */
  function isUnchanged(id: string, expected: BlockChanges): boolean {
    const current = latest.current.entries.find((entry) => entry.kind === "block" && entry.id === id);
    // Another date may be shown. The server then decides.
    if (current?.kind !== "block" || Object.keys(listBlockChanges(current, expected)).length === 0)
      return true;
    toast({ isFailure: true, text: t`The block was changed in the meantime and stays as it is.` });
    return false;
  }

  async function send(block: BlockEntry, changes: BlockChanges) {
    const span = { from: changes.from ?? block.from, until: changes.until ?? block.until };
    setPending(block.key, {
      ...block,
      ...changes,
      ...span,
      occupied: span,
      columns: changes.staff ?? block.columns,
    });
    const saved = await blocks.change(block.id, changes);
    setPending(block.key, null);
    focusEntry(block.key);
    return saved;
  }

  async function undoCreate(id: string, { from, until, reason }: NewBlock) {
    if (isUnchanged(id, { from, until, reason }) && !(await blocks.remove(id))) reportFailure();
  }

  async function undoChange(block: BlockEntry, changes: BlockChanges) {
    if (!isUnchanged(block.id, changes)) return;
    if ((await send(block, listBlockChanges({ ...block, ...changes }, block))) === null)
      return reportFailure();
    toast({ text: t`The block is back at its old time.`, milliseconds: 5000 });
  }

  async function change(block: BlockEntry, wanted: BlockChanges): Promise<boolean> {
    const changes = listBlockChanges(block, wanted);
    if (Object.keys(changes).length === 0) return true;
    const saved = await send(block, changes);
    if (saved === null) return false;
    const { conflicts } = saved;
    toast({
      text:
        conflicts === 0
          ? t`The block is changed.`
          : t`The block is changed. ${plural(conflicts, { one: "# appointment in it stays.", other: "# appointments in it stay." })}`,
      action: { label: t`Undo`, onPress: () => void undoChange(block, changes) },
    });
    return true;
  }

  return {
    async create(block) {
      const created = await blocks.create(block);
      if (created === null) return false;
      const { conflicts } = created;
      toast({
        text:
          conflicts === 0
            ? t`The time is blocked.`
            : t`The time is blocked. ${plural(conflicts, { one: "# appointment in it stays.", other: "# appointments in it stay." })}`,
        action: { label: t`Undo`, onPress: () => void undoCreate(created.id, block) },
      });
      return true;
    },
    async place(block, target) {
      if (!(await change(block, placeBlock(block, model.by, target)))) reportFailure();
    },
    change,
    async remove(block) {
      if (!(await blocks.remove(block.id))) return reportFailure();
      toast({
        text: t`The block is deleted.`,
        action: { label: t`Undo`, onPress: () => void blocks.create(block) },
      });
    },
  };
}
