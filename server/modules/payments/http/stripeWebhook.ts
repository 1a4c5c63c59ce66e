import type { FastifyInstance } from "fastify";
import { answerUnavailable } from "../../../platform/http/unavailable.ts";

/**
 * Reads what came from Stripe and does what follows from it. Answers false when it did not come from there, or came too
 * late; throws when it has to be told again.
 *
 * @param body exactly as it came: the signature is over its bytes
 */
export type StripeWebhook = (body: Buffer, signature: string) => Promise<boolean>;

/** Stripe's own are of some kilobytes. */
const MAX_BODY = 512 * 1_024;

/**
 * `POST /webhooks/stripe`. What is proven is answered with 200, whether it was of use to us or not; what is not, with
 * 400, and nothing of it is kept. Anything else than these makes Stripe tell it again, for days.
 */
export function addStripeWebhook(app: FastifyInstance, receive: StripeWebhook): void {
  void app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MAX_BODY }, (_request, body, done) =>
      done(null, body),
    );
    hooks.setErrorHandler((error: { readonly statusCode?: number }, request, reply) => {
      if (answerUnavailable(error, request, reply)) return reply.send();
      const status = error.statusCode ?? 500;
      if (status >= 500)
        request.log.error({ err: error }, "an event of the payment provider could not be taken in");
      return reply.code(status).send();
    });
    hooks.post("/webhooks/stripe", async (request, reply) => {
      reply.header("cache-control", "no-store");
      const signature = request.headers["stripe-signature"];
      const isProven =
        typeof signature === "string" &&
        request.body instanceof Buffer &&
        (await receive(request.body, signature));
      return reply.code(isProven ? 200 : 400).send();
    });
  });
}
