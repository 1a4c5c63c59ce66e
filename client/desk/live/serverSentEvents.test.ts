import fc from "fast-check";
import { expect, it } from "vitest";
import { readServerSentEvents, type ServerSentEvent } from "./serverSentEvents.ts";

async function read(chunks: readonly Uint8Array[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      chunks.forEach((chunk) => controller.enqueue(chunk));
      controller.close();
    },
  });
  const events: ServerSentEvent[] = [];
  let chunkCount = 0;
  for await (const event of readServerSentEvents(body, () => (chunkCount += 1))) events.push(event);
  return { events, chunkCount };
}

const bytes = (text: string) => new TextEncoder().encode(text);

it("reads events, and reports heartbeats as bytes only", async () => {
  const { events, chunkCount } = await read([
    bytes(':\n\nevent: next\ndata: {"a":1}\n\n'),
    bytes(":\n\n"),
    bytes("event: complete\ndata:\n\n"),
  ]);
  expect(events).toEqual([
    { event: "next", data: '{"a":1}' },
    { event: "complete", data: "" },
  ]);
  expect(chunkCount).toBe(3);
});

it("drops an event whose end never arrives", async () => {
  expect((await read([bytes("event: next\ndata: 1")])).events).toEqual([]);
});

it("reads the same events however the bytes are cut", async () => {
  const text = 'event: next\ndata: {"name":"Zoë Ødegård"}\n\n:\n\nevent: next\ndata: 2\n\n';
  const whole = (await read([bytes(text)])).events;
  expect(whole).toHaveLength(2);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(bytes(text).length), { maxLength: 8 }), async (cuts) => {
      const all = bytes(text);
      const places = [0, ...cuts.toSorted((a, b) => a - b), all.length];
      const chunks = places.slice(1).map((end, index) => all.slice(places[index], end));
      expect((await read(chunks)).events).toEqual(whole);
    }),
  );
});
