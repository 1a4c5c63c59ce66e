/** Loads the library for pictures when the first one is opened: most starts never need its programs and their memory. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // Each picture takes a core for itself as it is; how many at once is for whoever calls.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
