import type { MultipartFile } from "@fastify/multipart";

/** What was sent is no multipart form, or ends before its end. */
export class BrokenUpload extends Error {
  override name = "BrokenUpload";
}

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

/** All bytes of a part, taken from the memory that there is. What is too much is read, and forgotten at once. */
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
  try {
    for await (const chunk of wellFormed(file as AsyncIterable<Buffer>)) {
      size += chunk.length;
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
    throw error;
  }
  if (size > most || file.truncated) {
    forget();
    return { kind: "too large" };
  }
  return isRoom ? { kind: "all", content: Buffer.concat(chunks, size) } : { kind: "no room" };
}
