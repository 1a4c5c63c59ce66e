/** Scrolls sideways until a column is in sight beside the first one, which stays in place. */
export function scrollToColumn(scroll: HTMLElement, column: HTMLElement, first: HTMLElement): void {
  const isInSight = column.offsetLeft + column.offsetWidth <= scroll.clientWidth;
  scroll.scrollLeft = isInSight ? 0 : column.offsetLeft - first.offsetWidth;
}
