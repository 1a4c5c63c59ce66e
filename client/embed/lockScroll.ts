/** Keeps the page from scrolling behind a dialog, at the width that it has; the function returned ends that. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  style.overflow = "hidden";
  // Where a scroll bar stood its room stays.
  if (innerWidth > clientWidth) style.scrollbarGutter = "stable";
  return () => {
    Object.assign(style, { overflow, scrollbarGutter });
  };
}
