import { expect, onTestFinished, test, vi } from "vitest";
import { createChangeStream, type ChangeListener } from "./changeStream.ts";

interface Connection {
  readonly after: string | null;
  readonly signal: AbortSignal;
  readonly send: (cursor: string) => void;
}

function createGuard() {
  let signIn = () => {};
  const wait = () => new Promise<void>((resolve) => (signIn = resolve));
  return {
    guard: { askForSignIn: vi.fn(wait), whenSignedIn: vi.fn(wait) },
    signIn: () => signIn(),
  };
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
  onTestFinished(createChangeStream(fetchImpl, createGuard().guard)(listener));
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

test.each([
  [401, "has ended", [1, 0]],
  [403, "may not read changes", [0, 1]],
])(
  "a change stream with %i, whose session %s, opens after the next sign-in",
  async (status, _name, waits) => {
    let isSignedIn = false;
    const { guard, signIn } = createGuard();
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
        : new Response(null, { status });
    const close = createChangeStream(
      fetchImpl,
      guard,
    )({ onOpen, onRefused, onChange: vi.fn(), onLost: vi.fn() });
    onTestFinished(close);
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
    expect(onOpen).not.toHaveBeenCalled();
    expect([guard.askForSignIn.mock.calls.length, guard.whenSignedIn.mock.calls.length]).toEqual(waits);
    isSignedIn = true;
    signIn();
    await vi.waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
  },
);
