/** Geometry of an element in CSS pixels. */
export interface FrameState {
  readonly wanted: number;
  readonly reserved: number;
  readonly current: number;
  readonly top: number;
  readonly view: number;
  readonly isLast: boolean;
}

/**
 * Returns the height that an element may take without a visible layout shift. It follows its content while its end is
 * below the viewport or nothing follows it. With its end in view it keeps its height, and the iframe scrolls inside.
 */
export function calmHeight({ wanted, reserved, current, top, view, isLast }: FrameState): number {
  const goal = Math.max(wanted, reserved);
  if (isLast) return goal;
  const reach = Math.ceil(view - top);
  return current >= reach ? Math.max(goal, reach) : current;
}
