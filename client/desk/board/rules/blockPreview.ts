import type { BlockEntry, BoardModel } from "./boardModel.ts";
import { getTargetColumns, type MovePreview, type MoveTarget } from "./movePreview.ts";
import { overlaps, type EpochMinute } from "./units.ts";

export interface BlockTarget extends MoveTarget {
  readonly endsAt: EpochMinute;
}

/**
 * Checks another time of a block against the loaded data. Appointments in its time stay, so `BOOKED` is a warning. The
 * server rejects a block that has ended.
 */
export function previewBlock(
  model: BoardModel,
  block: BlockEntry,
  target: BlockTarget,
  now: EpochMinute,
): MovePreview {
  if (target.endsAt <= now) return { ...target, refusal: "PAST", conflict: null };
  const span = { from: target.startsAt, until: target.endsAt };
  const conflict = getTargetColumns(block, target.column)
    .flatMap((column) => model.entriesByColumn.get(column) ?? [])
    .find(
      (entry) => (entry.kind === "booking" || entry.kind === "session") && overlaps(entry.occupied, span),
    );
  return { ...target, refusal: conflict === undefined ? null : "BOOKED", conflict: conflict ?? null };
}

/** Values of a block that the desk can change. */
export type BlockValues = Pick<BlockEntry, "from" | "until" | "reason" | "staff">;

/** Returns the values of a block at its new place. A block of several people or rooms keeps them. */
export function placeBlock(
  block: BlockEntry,
  by: BoardModel["by"],
  { column, startsAt, endsAt }: BlockTarget,
): Partial<BlockValues> {
  const staff = by === "staff" ? getTargetColumns(block, column) : block.staff;
  return { from: startsAt, until: endsAt, staff };
}

/** Returns the wanted values that the block does not have. */
export function listBlockChanges(block: BlockValues, wanted: Partial<BlockValues>): Partial<BlockValues> {
  const { from = block.from, until = block.until, reason = block.reason, staff = block.staff } = wanted;
  const hasSameStaff = staff.length === block.staff.length && staff.every((id) => block.staff.includes(id));
  return {
    ...(from === block.from ? {} : { from }),
    ...(until === block.until ? {} : { until }),
    ...(reason === block.reason ? {} : { reason }),
    ...(hasSameStaff ? {} : { staff }),
  };
}
