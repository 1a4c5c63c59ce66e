/** How an element stands in its page, in CSS pixels. */
export interface FrameState {
  /** How high its content is. */
  readonly wanted: number;
  /** What is kept for it in any case. */
  readonly reserved: number;
  /** How high it is. */
  readonly current: number;
  /** From the top of what the visitor sees to the element's. */
  readonly top: number;
  /** How high that is what the visitor sees. */
  readonly view: number;
  /** Nothing stands below it. */
  readonly isLast: boolean;
}

/**
 * How high an element may become without anything moving that the visitor sees: as high as its content while its end is
 * out of sight below, or nothing follows it. With its end in sight it stays as it is, and the frame scrolls inside.
 */
export function calmHeight({ wanted, reserved, current, top, view, isLast }: FrameState): number {
  const goal = Math.max(wanted, reserved);
  if (isLast) return goal;
  // As high as this its end is just out of sight.
  const reach = Math.ceil(view - top);
  return current >= reach ? Math.max(goal, reach) : current;
}
