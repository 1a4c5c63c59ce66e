/** Imports sharp on first use, because most processes never open a picture. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // One thread a picture; callers limit how many run at once.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
