import type { FastifyInstance } from "fastify";
import { prepareUnavailable } from "../../../platform/http/unavailable.ts";

/**
 * False if the event is not from Stripe or too old. An error makes Stripe send it again.
 *
 * @param body the raw bytes, which the signature covers
 */
export type StripeWebhook = (body: Buffer, signature: string) => Promise<boolean>;

/** Stripe's events have a few kilobytes. */
const MAX_BODY = 512 * 1_024;

/** Returns 200 for every verified event, otherwise 400. Other statuses make Stripe repeat the event for days. */
export function addStripeWebhook(app: FastifyInstance, receive: StripeWebhook): void {
  void app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MAX_BODY }, (_request, body, done) =>
      done(null, body),
    );
    hooks.setErrorHandler((error: { readonly statusCode?: number }, request, reply) => {
      if (prepareUnavailable(error, request, reply)) return reply.send();
      const status = error.statusCode ?? 500;
      if (status >= 500)
        request.log.error({ err: error }, "an event of the payment provider could not be applied");
      return reply.code(status).send();
    });
    hooks.post("/webhooks/stripe", async (request, reply) => {
      reply.header("cache-control", "no-store");
      const signature = request.headers["stripe-signature"];
      const isVerified =
        typeof signature === "string" &&
        request.body instanceof Buffer &&
        (await receive(request.body, signature));
      return reply.code(isVerified ? 200 : 400).send();
    });
  });
}
