import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import { type FormFields, type FormValue, parseFormBody } from "../requests/formBody.ts";
import { type StripeAccount, stripeAccount } from "./stripeAccount.ts";
import { type FakeEvent, StripeApiError, fakeId } from "./stripeObjects.ts";

/** Faults for the next requests, one each. */
export type StripeTrouble =
  | "down"
  | "lost answer"
  /** No response until `close` or the client disconnects. */
  | "silent"
  /** Done, but the response waits for `answerSlow`. */
  | "slow"
  /** Stripe fails and recommends a retry. */
  | "error"
  | "rate limit";

/** Implements the Stripe calls that we use, for Stripe's own library. */
export interface StripeServer {
  readonly url: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly account: StripeAccount;
  readonly trouble: StripeTrouble[];
  /** Requests so far, such as `POST /v1/refunds`. */
  readonly receivedRequests: readonly StripeRequest[];
  answerSlow(): void;
  /** Forgets idempotency keys, as Stripe does after a day. */
  forgetKeys(): void;
  signed(event: object, options?: { readonly secret?: string; readonly at?: number }): SignedEvent;
  close(): Promise<void>;
}

export interface StripeRequest {
  readonly call: string;
  readonly fields: FormFields;
  readonly version: string;
  readonly idempotencyKey: string | null;
  readonly telemetry: string | null;
}

export interface SignedEvent {
  readonly body: string;
  readonly signature: string;
}

interface Answer {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function startStripeServer(now: () => number = () => Date.now()): Promise<StripeServer> {
  const account = stripeAccount(now);
  const trouble: StripeTrouble[] = [];
  const receivedRequests: StripeRequest[] = [];
  const slow: (() => void)[] = [];
  const secretKey = `sk_test_${fakeId("key").slice(4)}`;
  const webhookSecret = `whsec_${fakeId("hook").slice(5)}`;
  const remembered = new Map<string, { readonly request: string; readonly answer: Answer }>();

  const answer = (request: IncomingMessage, body: string): Answer => {
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return toErrorAnswer(
        new StripeApiError(401, { type: "invalid_request_error", message: "Invalid API Key provided" }),
      );
    }
    const key = request.headers["idempotency-key"];
    if (typeof key !== "string") return act(account, request, body);
    const same = `${request.method} ${request.url} ${body}`;
    const known = remembered.get(key);
    if (known && known.request !== same) {
      const message =
        "Keys for idempotent requests can only be used with the same parameters they were first used with.";
      return toErrorAnswer(new StripeApiError(400, { type: "idempotency_error", message }));
    }
    if (known) return { ...known.answer, headers: { "idempotent-replayed": "true" } };
    const fresh = act(account, request, body);
    // A rejected request is not stored under its key.
    if (fresh.status === 200) remembered.set(key, { request: same, answer: fresh });
    return fresh;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    const path = new URL(request.url ?? "/", "http://stripe").pathname;
    receivedRequests.push({
      call: `${request.method} ${path}`,
      fields: parseFormBody(body),
      version: String(request.headers["stripe-version"]),
      idempotencyKey: header(request, "idempotency-key"),
      telemetry: header(request, "x-stripe-client-telemetry"),
    });
    const befallen = trouble.shift();
    if (befallen === "down") return void request.socket.destroy();
    if (befallen === "silent") return;
    if (befallen === "error" || befallen === "rate limit") {
      const status = befallen === "error" ? 503 : 429;
      return send(response, {
        status,
        body: { error: { type: "api_error", message: "Something is wrong on our side." } },
        headers: { "stripe-should-retry": String(befallen === "error") },
      });
    }
    const result = answer(request, body);
    if (befallen === "lost answer") return void request.socket.destroy();
    if (befallen === "slow") await new Promise<void>((resolve) => slow.push(resolve));
    send(response, result);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secretKey,
    webhookSecret,
    account,
    trouble,
    receivedRequests,
    answerSlow: () => slow.splice(0).forEach((go) => go()),
    forgetKeys: () => remembered.clear(),
    signed: (event, { secret = webhookSecret, at = now() } = {}) => signed(event, secret, at),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function act(account: StripeAccount, request: IncomingMessage, body: string): Answer {
  const url = new URL(request.url ?? "/", "http://stripe");
  try {
    const resource = route(account, request.method ?? "GET", url, parseFormBody(body));
    if (resource) return { status: 200, body: structuredClone(resource) };
    throw new StripeApiError(404, {
      type: "invalid_request_error",
      message: `Unrecognized request URL (${url.pathname})`,
    });
  } catch (error) {
    if (error instanceof StripeApiError) return toErrorAnswer(error);
    throw error;
  }
}

function route(
  account: StripeAccount,
  method: string,
  { pathname, searchParams }: URL,
  fields: FormFields,
): object | null {
  const [, session, action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(pathname) ?? [];
  const call = `${method} ${pathname}`;
  if (call === "POST /v1/checkout/sessions") return account.create(fields);
  if (session !== undefined && method === "GET" && !action) {
    return account.retrieve(session, toList(parseFormBody(searchParams.toString())["expand"]));
  }
  if (session !== undefined && method === "POST" && action) return account.expire(session);
  if (call === "POST /v1/refunds") return account.refund(fields);
  if (call === "GET /v1/refunds") {
    const data = account.refundsOf(searchParams.get("payment_intent") ?? "");
    return { object: "list", url: "/v1/refunds", has_more: false, data };
  }
  return null;
}

const toList = (value: FormValue | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

function toErrorAnswer({ status, body }: StripeApiError): Answer {
  return { status, body: { error: body } };
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response
    .writeHead(status, { "content-type": "application/json", "request-id": fakeId("req"), ...headers })
    .end(JSON.stringify(body));
}

function header(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" ? value : null;
}

function signed(event: object | FakeEvent, secret: string, at: number): SignedEvent {
  const body = JSON.stringify(event, null, 2);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(at / 1_000),
  });
  return { body, signature };
}
