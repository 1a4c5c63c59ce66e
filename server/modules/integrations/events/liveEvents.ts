import { EVENTS_CHANNEL } from "../../../platform/database/connect.ts";
import type { Database } from "../../../platform/database/database.ts";
import { type NoticeOptions, subscribeNotices } from "../../../platform/database/notices.ts";
import { type EventQuery, readEvents } from "./readEvents.ts";

declare module "../../../platform/database/scope.ts" {
  interface Deps {
    readonly liveEvents: LiveEvents;
  }
}

type EventRead = ReturnType<typeof readEvents>;

/** Tells the streams of this process when to read the event log. */
export interface LiveEvents {
  /**
   * Calls `wake` when the business may have new events, or when its keys, users or sessions changed.
   * @returns a function that ends the subscription
   */
  subscribe(businessId: string, wake: () => void): () => void;
  /** Streams that continue from the same cursor after the same notice share one read. */
  read(query: EventQuery): EventRead;
  close(): Promise<void>;
}

export type LiveEventOptions = Pick<NoticeOptions, "onError" | "retryMs" | "probeMs" | "timers">;

/** For a process that serves no streams. */
export const NO_LIVE_EVENTS: LiveEvents = {
  subscribe() {
    throw new Error("this process serves no streams");
  },
  read() {
    throw new Error("this process serves no streams");
  },
  async close() {},
};

/** The first stream opens the connection for notices. */
export function openLiveEvents(database: Database, options: LiveEventOptions): LiveEvents {
  const wakesByBusiness = new Map<string, Set<() => void>>();
  const reads = new Map<string, EventRead>();
  /** A read that began before a notice may miss its event, so it is not shared after the notice. */
  let noticeCount = 0;
  let notices: { close(): Promise<void> } | null = null;

  const wakeAll = (wakes: Iterable<() => void> = []) => {
    noticeCount += 1;
    for (const wake of wakes) wake();
  };
  const listen = () =>
    subscribeNotices(database, EVENTS_CHANNEL, {
      ...options,
      onNotice: (businessId) => wakeAll(wakesByBusiness.get(businessId)),
      onListening: () => wakeAll([...wakesByBusiness.values()].flatMap((wakes) => [...wakes])),
    });

  return {
    subscribe(businessId, wake) {
      notices ??= listen();
      const wakes = wakesByBusiness.get(businessId) ?? new Set();
      wakesByBusiness.set(businessId, wakes.add(wake));
      return () => {
        wakes.delete(wake);
        if (wakes.size === 0 && wakesByBusiness.get(businessId) === wakes) wakesByBusiness.delete(businessId);
      };
    },
    read(query) {
      const key = JSON.stringify([noticeCount, query]);
      const known = reads.get(key);
      if (known) return known;
      const read = readEvents(database.query, query).finally(() => reads.delete(key));
      reads.set(key, read);
      return read;
    },
    async close() {
      await notices?.close();
    },
  };
}
