import { getRequest, graphql } from "relay-runtime";
import type { changeStreamSubscription$data } from "../../__generated__/changeStreamSubscription.graphql.ts";
import type { SessionGuard } from "../session/sessionGuard.ts";
import { readServerSentEvents } from "./serverSentEvents.ts";

export type Change = Extract<changeStreamSubscription$data["changes"], { readonly __typename: "Change" }>;

export interface ChangeListener {
  /** The stream is open. Without a cursor, changes may have been missed before. */
  onOpen(isComplete: boolean): void;
  onChange(change: Change): void;
  onLost(): void;
  /** The caller may not read changes, or the session has ended. The next attempt follows the next sign-in. */
  onRefused(): void;
}

/** Opens the stream and keeps it open, until the returned function is called. */
export type OpenChangeStream = (listener: ChangeListener) => () => void;

const document_ = graphql`
  subscription changeStreamSubscription($after: String) {
    changes(after: $after) {
      __typename
      ... on Change {
        cursor
        type
        occurredAt
        bookingId
        isByVisitor
      }
    }
  }
`;

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 15_000;
/** The server sends a heartbeat every 15 seconds. */
const SILENCE_MS = 35_000;

/**
 * Reads the changes of the business as server-sent events. After a lost connection it opens the stream again, after the
 * last cursor, with a growing wait.
 *
 * @param guard told when the session has ended. A user who may not read changes is not asked to sign in again.
 */
export function createChangeStream(
  fetchImpl: typeof fetch,
  guard: Pick<SessionGuard, "askForSignIn" | "whenSignedIn">,
): OpenChangeStream {
  return (listener) => {
    const abort = new AbortController();
    let cursor: string | null = null;
    let wait = FIRST_WAIT_MS;

    const readOnce = async (): Promise<"again" | "signedOut" | "forbidden"> => {
      const connection = new AbortController();
      const close = () => connection.abort();
      abort.signal.addEventListener("abort", close);
      // A dead connection looks silent for a while, but the browser knows at once.
      window.addEventListener("offline", close);
      let silence = setTimeout(close, SILENCE_MS);
      const onBytes = () => {
        clearTimeout(silence);
        silence = setTimeout(close, SILENCE_MS);
      };
      try {
        const response = await fetchImpl("/graphql/stream", {
          method: "POST",
          headers: {
            "content-type": "application/json",
            accept: "text/event-stream",
            "accept-language": document.documentElement.lang,
          },
          body: JSON.stringify({
            documentId: getRequest(document_).params.id,
            variables: { after: cursor },
          }),
          signal: connection.signal,
        });
        if (response.status === 401) return "signedOut";
        if (response.status === 403) return "forbidden";
        if (!response.ok || !response.body) return "again";
        listener.onOpen(cursor !== null);
        wait = FIRST_WAIT_MS;
        for await (const { event, data } of readServerSentEvents(response.body, onBytes)) {
          if (event !== "next") continue;
          const message = JSON.parse(data) as { readonly data?: changeStreamSubscription$data };
          const change = message.data?.changes;
          if (change?.__typename === "Change") {
            cursor = change.cursor;
            listener.onChange(change);
          } else if (change) {
            // An old cursor: everything is loaded again.
            cursor = null;
          }
        }
        return "again";
      } catch {
        return "again";
      } finally {
        clearTimeout(silence);
        abort.signal.removeEventListener("abort", close);
        window.removeEventListener("offline", close);
      }
    };

    const run = async () => {
      while (!abort.signal.aborted) {
        const end = await readOnce();
        if (abort.signal.aborted) return;
        if (end !== "again") {
          listener.onRefused();
          await (end === "signedOut" ? guard.askForSignIn() : guard.whenSignedIn());
          continue;
        }
        listener.onLost();
        await waitFor(wait, abort.signal);
        wait = Math.min(wait * 2, MAX_WAIT_MS);
      }
    };
    void run();
    return () => abort.abort();
  };
}

/** Resolves after the time, when the browser is online again, or when the signal aborts. */
function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}
