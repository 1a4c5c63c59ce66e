import type { MultipartFile } from "@fastify/multipart";

export class BrokenUpload extends Error {
  override name = "BrokenUpload";
}

export class SlowUpload extends Error {
  override name = "SlowUpload";
}

/** The rate of a sender is measured in windows of this length. */
const WINDOW_MS = 15_000;

/**
 * Share of the stored bytes that must arrive in each window. A steady sender meets it for 120 seconds, the time-out of
 * a request, at any rate.
 */
const LEAST_SHARE = 1 / 8;

/** The parser's errors have no common class, so every error becomes a `BrokenUpload`. */
export async function* wrapParserErrors<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await iterator.next().catch((error: unknown) => {
        throw new BrokenUpload("the form cannot be read", { cause: error });
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

/** Decodes the three characters that browsers escape in a file name (HTML, "multipart form data"). */
export function decodeFileName({ filename }: Pick<MultipartFile, "filename">): string {
  return (filename ?? "").replace(/%0[AD]/g, " ").replaceAll("%22", '"');
}

export type ReadResult =
  | { readonly kind: "all"; readonly content: Buffer }
  | { readonly kind: "too large" }
  | { readonly kind: "no room" };

/**
 * Bytes beyond `maxBytes`, or beyond the memory, are read and dropped.
 * @throws {SlowUpload} when too little arrives in a window
 * @throws {BrokenUpload} when the form ends early
 */
export async function readBytes(
  { file }: Pick<MultipartFile, "file">,
  maxBytes: number,
  memory: { left: number },
): Promise<ReadResult> {
  const chunks: Buffer[] = [];
  let size = 0;
  let storedBytes = 0;
  let isRoom = true;
  const release = () => {
    memory.left += storedBytes;
    storedBytes = chunks.length = 0;
  };
  let received = 0;
  let isSlow = false;
  const rate = setInterval(() => {
    isSlow = received === 0 || received < storedBytes * LEAST_SHARE;
    received = 0;
    if (isSlow) file.destroy();
  }, WINDOW_MS);
  try {
    for await (const chunk of wrapParserErrors(file as AsyncIterable<Buffer>)) {
      size += chunk.length;
      received += chunk.length;
      isRoom &&= chunk.length <= memory.left;
      if (!isRoom || size > maxBytes) {
        release();
        continue;
      }
      memory.left -= chunk.length;
      storedBytes += chunk.length;
      chunks.push(chunk);
    }
  } catch (error) {
    release();
    throw isSlow ? new SlowUpload("the file arrives too slowly", { cause: error }) : error;
  } finally {
    clearInterval(rate);
  }
  if (size > maxBytes || file.truncated) {
    release();
    return { kind: "too large" };
  }
  return isRoom ? { kind: "all", content: Buffer.concat(chunks, size) } : { kind: "no room" };
}
