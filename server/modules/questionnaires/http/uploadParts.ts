import type { MultipartFile } from "@fastify/multipart";

/** What was sent is no multipart form, or ends before its end. */
export class BrokenUpload extends Error {
  override name = "BrokenUpload";
}

/** The sender of a file was too slow for the memory that its file takes. */
export class SlowUpload extends Error {
  override name = "SlowUpload";
}

/** Milliseconds of one window in which the rate of a sender is measured. */
const WINDOW_MS = 15_000;

/**
 * In each window at least this share of the bytes that are kept has to arrive. A steady sender meets it for 120 seconds, the time
 * of a whole request, at any rate. A sender that stops loses its memory within two windows.
 */
const LEAST_SHARE = 1 / 8;

/** The parser's errors carry no mark of their own: whatever it throws is the sender's. */
export async function* wellFormed<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
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

/** A name as the file has it: browsers escape these three characters, and none else (HTML, "multipart form data"). */
export function nameOf({ filename }: Pick<MultipartFile, "filename">): string {
  return (filename ?? "").replace(/%0[AD]/g, " ").replaceAll("%22", '"');
}

/** What came of reading a file: all of it, or nothing. */
export type ReadPart =
  | { readonly kind: "all"; readonly content: Buffer }
  | { readonly kind: "too large" }
  | { readonly kind: "no room" };

/**
 * Reads a part into the memory that is left. Bytes beyond `most`, or beyond the memory, are read and dropped.
 *
 * @throws {SlowUpload} when too little arrives in a window
 * @throws {BrokenUpload} when the form ends early
 */
export async function readBytes(
  { file }: Pick<MultipartFile, "file">,
  most: number,
  memory: { left: number },
): Promise<ReadPart> {
  const chunks: Buffer[] = [];
  let size = 0;
  let kept = 0;
  let isRoom = true;
  const forget = () => {
    memory.left += kept;
    kept = chunks.length = 0;
  };
  let received = 0;
  let isSlow = false;
  const rate = setInterval(() => {
    isSlow = received === 0 || received < kept * LEAST_SHARE;
    received = 0;
    if (isSlow) file.destroy();
  }, WINDOW_MS);
  try {
    for await (const chunk of wellFormed(file as AsyncIterable<Buffer>)) {
      size += chunk.length;
      received += chunk.length;
      isRoom &&= chunk.length <= memory.left;
      if (!isRoom || size > most) {
        forget();
        continue;
      }
      memory.left -= chunk.length;
      kept += chunk.length;
      chunks.push(chunk);
    }
  } catch (error) {
    forget();
    throw isSlow ? new SlowUpload("the file arrives too slowly", { cause: error }) : error;
  } finally {
    clearInterval(rate);
  }
  if (size > most || file.truncated) {
    forget();
    return { kind: "too large" };
  }
  return isRoom ? { kind: "all", content: Buffer.concat(chunks, size) } : { kind: "no room" };
}
