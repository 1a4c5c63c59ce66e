/** Prevents the page from scrolling and keeps its width. The returned function undoes it. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  style.overflow = "hidden";
  if (innerWidth > clientWidth) style.scrollbarGutter = "stable";
  return () => {
    Object.assign(style, { overflow, scrollbarGutter });
  };
}
