import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";

export interface StreamMessage {
  readonly data?: {
    readonly events: { readonly __typename?: string; readonly cursor?: string; readonly node?: EventNode };
  };
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code: string; readonly cursor?: string | null };
  }[];
  readonly extensions?: { readonly cost: Record<string, number> };
}

interface EventNode {
  readonly id: string;
  readonly type: string;
  readonly data: Record<string, unknown>;
}

export interface TestStream {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly response: IncomingMessage;
  /** The JSON of a rejection. */
  body(): Promise<StreamMessage>;
  /** The next message, or `complete` at its end. Rejects when the connection was cut. */
  next(): Promise<StreamMessage | "complete">;
  take(count: number): Promise<StreamMessage[]>;
  /** The next comment line. */
  comment(): Promise<string>;
  close(): void;
}

interface SentStream {
  readonly query?: string;
  readonly variables?: object;
  readonly key?: string | undefined;
  readonly headers?: Record<string, string>;
  readonly body?: object;
  readonly method?: string;
  readonly search?: string;
}

export const EVENTS = `subscription ($after: String, $types: [EventType!]) {
  events(after: $after, types: $types) {
    __typename
    ... on EventEdge { cursor node { id type data } }
    ... on InvalidInput { issues { path code } }
    ... on Failure { code }
  }
}`;

export async function openEventStream(origin: string, sent: SentStream = {}): Promise<TestStream> {
  const { query = EVENTS, variables = {}, key, headers = {}, method = "POST", search = "" } = sent;
  const out = request(`${origin}/graphql/stream${search}`, {
    method,
    headers: {
      accept: "text/event-stream",
      ...(method === "POST" && { "content-type": "application/json" }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...headers,
    },
    agent: false,
  });
  out.end(method === "POST" ? JSON.stringify(sent.body ?? { query, variables }) : undefined);
  const [response] = (await once(out, "response")) as [IncomingMessage];
  response.setEncoding("utf8");
  const chunks = response[Symbol.asyncIterator]() as AsyncIterator<string>;
  let text = "";
  const comments: string[] = [];
  const readBlock = async (): Promise<string> => {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        return block;
      }
      const { value, done } = await chunks.next();
      if (done) throw new Error("the stream has ended");
      text += value;
    }
  };
  const next = async (): Promise<StreamMessage | "complete"> => {
    const block = await readBlock();
    if (block.startsWith(":")) {
      comments.push(block);
      return next();
    }
    const [event, data] = block.split("\n");
    if (event === "event: complete") return "complete";
    return JSON.parse(data!.slice("data: ".length)) as StreamMessage;
  };
  return {
    status: response.statusCode!,
    headers: response.headers,
    response,
    async body() {
      for (;;) {
        const { value, done } = await chunks.next();
        if (done) return JSON.parse(text) as StreamMessage;
        text += value;
      }
    },
    next,
    async take(count) {
      const messages: StreamMessage[] = [];
      while (messages.length < count) {
        const message = await next();
        if (message === "complete") throw new Error(`the stream completed after ${messages.length} messages`);
        messages.push(message);
      }
      return messages;
    },
    async comment() {
      const known = comments.shift();
      if (known !== undefined) return known;
      const block = await readBlock();
      if (!block.startsWith(":")) throw new Error(`a message instead of a comment: ${block}`);
      return block;
    },
    close: () => out.destroy(),
  };
}
