import type { FastifyInstance, FastifyReply } from "fastify";
import { toSupportedLocale } from "../../../platform/i18n/getI18n.ts";
import { renderTestPaymentPage } from "./testPaymentPage.ts";
import { testPaymentStyle } from "./testPaymentStyle.ts";
import { prepareUnavailable } from "../../../platform/http/unavailable.ts";

export type TestPaymentChoice = "PAY" | "DECLINE" | "LATER" | "LEAVE";

export interface TestPaymentView {
  readonly id: string;
  readonly state: "OPEN" | "PAID" | "DECLINED" | "LATE" | "OVER";
  readonly businessName: string;
  readonly description: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly returnUrl: string;
}

export interface TestPayments {
  find(id: string): Promise<TestPaymentView | null>;
  choose(id: string, choice: TestPaymentChoice): Promise<TestPaymentView | null>;
}

type TestPaymentRequest = { Params: { id: string }; Querystring: { locale?: unknown } };

const CHOICES: readonly TestPaymentChoice[] = ["PAY", "DECLINE", "LATER", "LEAVE"];

const MAX_BODY = 1_024;

/** Without scripts. The address is the only authorization, as with a real provider. */
export function addTestPaymentRoutes(app: FastifyInstance, payments: TestPayments): void {
  app.get("/test-payments/style.css", (_request, reply) =>
    reply
      .type("text/css; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(testPaymentStyle),
  );
  app.get<TestPaymentRequest>("/test-payments/:id", async (request, reply) => {
    const payment = await payments.find(request.params.id);
    if (!payment) return sendNotFound(reply);
    const { locale } = request.query;
    const page = renderTestPaymentPage(payment, toSupportedLocale(typeof locale === "string" ? locale : ""));
    return withPrivateHeaders(reply).type("text/html; charset=utf-8").send(page.markup);
  });
  // No other route parses forms this way.
  void app.register(async (forms) => {
    forms.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: MAX_BODY },
      (_request, body, done) => done(null, new URLSearchParams(String(body)).get("choice")),
    );
    forms.setErrorHandler((error: { readonly statusCode?: number }, request, reply) => {
      const unavailable = prepareUnavailable(error, request, reply);
      if (unavailable) return sendText(reply, `503 ${unavailable.message}`);
      if (error.statusCode !== undefined && error.statusCode < 500)
        return sendInvalidChoice(reply, error.statusCode);
      request.log.error({ err: error }, "the test provider failed");
      return sendText(withPrivateHeaders(reply).code(500), "500 Something went wrong");
    });
    forms.post<TestPaymentRequest>("/test-payments/:id", async (request, reply) => {
      const choice = CHOICES.find((one) => one === request.body);
      if (choice === undefined) return sendInvalidChoice(reply, 400);
      const payment = await payments.choose(request.params.id, choice);
      return payment ? withPrivateHeaders(reply).redirect(payment.returnUrl, 303) : sendNotFound(reply);
    });
  });
}

const sendText = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type("text/plain; charset=utf-8").send(text);

function sendNotFound(reply: FastifyReply): FastifyReply {
  return withPrivateHeaders(reply).code(404).type("text/plain; charset=utf-8").send("404 No such payment");
}

const sendInvalidChoice = (reply: FastifyReply, status: number): FastifyReply =>
  withPrivateHeaders(reply)
    .code(status)
    .type("text/plain; charset=utf-8")
    .send(`${status} What shall be done?`);

const withPrivateHeaders = (reply: FastifyReply): FastifyReply =>
  reply.header("cache-control", "private, no-store").header("x-robots-tag", "noindex, nofollow");
