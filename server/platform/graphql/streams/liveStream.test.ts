import { beforeEach, describe, expect, it } from "vitest";
import { createManualTimers, type ManualTimers } from "../../../testing/streams/manualTimers.ts";
import { SERVER_STOPPING, type StreamTimes, createEndError, createLiveStream } from "./liveStream.ts";

const TIMES: StreamTimes = { heartbeatMs: 15_000, stallMs: 20_000, closeMs: 2_000 };
const BIG = "x".repeat(20_000);

let timers: ManualTimers;
let now = 0;
beforeEach(() => {
  timers = createManualTimers();
  now = 0;
});

function open(endsAt: number | null = null) {
  return createLiveStream({
    context: { number: 0 },
    renew: async ({ number }) => ({ context: { number: number + 1 }, endsAt }),
    now: () => now,
    timers,
    times: TIMES,
  });
}

/** True if the promise resolves without a further event. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  void promise.then(() => (settled = true));
  await new Promise((resolve) => setImmediate(resolve));
  return settled;
}

describe("the wait of a stream", () => {
  it("ends at a wake-up, also at one before it", async () => {
    const stream = open();
    stream.wake();
    await stream.wait();
    const next = stream.wait();
    expect(await isSettled(next)).toBe(false);
    stream.wake();
    await next;
  });

  it("ends after the given time", async () => {
    const stream = open();
    const wait = stream.wait();
    stream.wakeAfter(1_000);
    timers.elapse(999);
    expect(await isSettled(wait)).toBe(false);
    timers.elapse(1);
    await wait;
  });

  it("ends when the credential expires, at the time of the last renewal", async () => {
    let endsAt = 5_000;
    const stream = createLiveStream({
      context: {},
      renew: async () => ({ context: {}, endsAt }),
      now: () => now,
      timers,
      times: TIMES,
    });
    await stream.renew();
    endsAt = 9_000;
    await stream.renew();
    const wait = stream.wait();
    timers.elapse(5_000);
    expect(await isSettled(wait)).toBe(false);
    timers.elapse(4_000);
    await wait;
  });

  it("ends when the stream ends", async () => {
    const stream = open();
    const wait = stream.wait();
    stream.end(SERVER_STOPPING);
    await wait;
    expect(stream.ending).toBe(SERVER_STOPPING);
  });
});

it("a renewal replaces the context", async () => {
  const stream = open();
  await stream.renew();
  expect(await stream.renew()).toEqual({ number: 2 });
  expect(stream.context).toEqual({ number: 2 });
});

describe("a reader", () => {
  it("holds back the next message until it has taken the last one", async () => {
    const stream = open();
    stream.announceMessage();
    const taken = stream.whenTaken();
    expect(await isSettled(taken)).toBe(false);
    stream.write(BIG, true);
    expect(await isSettled(taken)).toBe(false);
    stream.body.resume();
    await taken;
  });

  it("is too slow if it takes nothing for the given time", async () => {
    const stream = open();
    stream.write(BIG, false);
    timers.elapse(19_999);
    expect(stream.ending).toBeNull();
    timers.elapse(1);
    expect(stream.ending!.code).toBe("READER_TOO_SLOW");
    expect(stream.body.destroyed).toBe(false);
    timers.elapse(2_000);
    expect(stream.body.destroyed).toBe(true);
    expect(timers.pendingCount()).toBe(0);
  });

  it("is not too slow if it reads in time", async () => {
    const stream = open();
    stream.write(BIG, false);
    timers.elapse(19_000);
    stream.body.resume();
    await stream.whenTaken();
    timers.elapse(60_000);
    expect(stream.ending).toBeNull();
  });

  it("gets no heartbeat while it is blocked", () => {
    const stream = open();
    stream.heartbeat();
    expect(stream.body.readableLength).toBe(3);
    stream.write(BIG, false);
    stream.heartbeat();
    expect(stream.body.readableLength).toBe(3 + BIG.length);
  });

  it("that leaves ends the stream and its timers", async () => {
    const stream = open(60_000);
    await stream.renew();
    stream.wakeAfter(1_000);
    stream.body.destroy();
    await stream.wait();
    expect(stream.ending).not.toBeNull();
    expect(timers.pendingCount()).toBe(0);
  });
});

it("the last message has the reason and the cursor", () => {
  expect(createEndError(SERVER_STOPPING, "c1").extensions).toEqual({ code: "SERVER_STOPPING", cursor: "c1" });
});
