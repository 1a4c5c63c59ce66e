/**
 * Yields the data of each server-sent event, and ends with the event `complete`. Comments are heartbeats without data.
 * `onBytes` is called for each chunk.
 */
export async function* readSse(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      onBytes();
      text += decoder.decode(value, { stream: true });
      const blocks = text.split("\n\n");
      text = blocks.pop()!;
      for (const block of blocks) {
        const lines = block.split("\n");
        if (lines.includes("event: complete")) return;
        const data = lines
          .filter((line) => line.startsWith("data:"))
          .map((line) => line.slice(5).trimStart());
        if (data.some((line) => line !== "")) yield data.join("\n");
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
