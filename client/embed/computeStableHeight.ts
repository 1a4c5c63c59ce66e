/** Heights and position of an element in CSS pixels: of its content, reserved before it loads, and current. */
export interface FrameState {
  readonly content: number;
  readonly reserved: number;
  readonly current: number;
  readonly top: number;
  readonly viewport: number;
  readonly isLast: boolean;
}

/**
 * Returns the height that an element may take without a visible layout shift. It follows its content while its end is
 * below the viewport or nothing follows it. With its end in view it keeps its height, and the iframe scrolls inside.
 */
export function computeStableHeight({
  content,
  reserved,
  current,
  top,
  viewport,
  isLast,
}: FrameState): number {
  const targetHeight = Math.max(content, reserved);
  if (isLast) return targetHeight;
  const heightToViewportEnd = Math.ceil(viewport - top);
  return current >= heightToViewportEnd ? Math.max(targetHeight, heightToViewportEnd) : current;
}
