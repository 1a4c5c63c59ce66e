import { expect, onTestFinished, test, vi } from "vitest";
import { createChangeStream, type ChangeListener } from "./changeStream.ts";

interface Connection {
  readonly after: string | null;
  readonly signal: AbortSignal;
  readonly send: (cursor: string) => void;
}

/** Answers each request with a stream that ends only when the request is aborted. */
function openStream() {
  const connections: Connection[] = [];
  const fetchImpl: typeof fetch = async (_url, init) => {
    const { variables } = JSON.parse(init!.body as string) as { variables: { after: string | null } };
    const signal = init!.signal!;
    let controller!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
    signal.addEventListener("abort", () => controller.error(signal.reason));
    connections.push({
      after: variables.after,
      signal,
      send(cursor) {
        const changes = { __typename: "Change", cursor, type: "booking.updated" };
        const data = JSON.stringify({ data: { changes } });
        controller.enqueue(new TextEncoder().encode(`event: next\ndata: ${data}\n\n`));
      },
    });
    return new Response(body);
  };
  const listener = {
    onOpen: vi.fn(),
    onChange: vi.fn(),
    onLost: vi.fn(),
    onRefused: vi.fn(),
  } satisfies ChangeListener;
  onTestFinished(createChangeStream(fetchImpl, () => new Promise(() => {}))(listener));
  return { connections, listener };
}

test("a change stream closes when the browser goes offline, and resumes after its cursor when it is back", async () => {
  const { connections, listener } = openStream();
  await vi.waitFor(() => expect(listener.onOpen).toHaveBeenCalledWith(false));
  connections[0]!.send("c1");
  await vi.waitFor(() => expect(listener.onChange).toHaveBeenCalledOnce());
  window.dispatchEvent(new Event("offline"));
  expect(connections[0]!.signal.aborted).toBe(true);
  await vi.waitFor(() => expect(listener.onLost).toHaveBeenCalledOnce());
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(listener.onOpen).toHaveBeenLastCalledWith(true));
  expect(connections.map(({ after }) => after)).toEqual([null, "c1"]);
});

test("a change stream opens again after the sign-in when its session has ended", async () => {
  let isSignedIn = false;
  let signIn = () => {};
  const onOpen = vi.fn();
  const onRefused = vi.fn();
  const fetchImpl: typeof fetch = async (_input, init) =>
    isSignedIn
      ? new Response(
          new ReadableStream({
            start: (controller) =>
              init?.signal?.addEventListener("abort", () => controller.error(init.signal?.reason)),
          }),
        )
      : new Response(null, { status: 401 });
  const whenSignedIn = () => new Promise<void>((resolve) => (signIn = resolve));
  const close = createChangeStream(
    fetchImpl,
    whenSignedIn,
  )({ onOpen, onRefused, onChange: vi.fn(), onLost: vi.fn() });
  onTestFinished(close);
  await vi.waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
  expect(onOpen).not.toHaveBeenCalled();
  isSignedIn = true;
  signIn();
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
});
