import { createHmac, timingSafeEqual } from "node:crypto";
import { type RequestListener, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { EventBody } from "../../modules/integrations/rules/webhooks/eventData.ts";

export interface ReceivedDelivery {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly body: EventBody;
}

export interface WebhookReceiver {
  url(path?: string): string;
  readonly received: ReceivedDelivery[];
  answer(path: string, listener: RequestListener): void;
  close(): Promise<void>;
}

export async function webhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedDelivery[] = [];
  const answers = new Map<string, RequestListener>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const path = request.url ?? "";
      received.push({
        path,
        headers: request.headers as Record<string, string>,
        text,
        body: JSON.parse(text) as EventBody,
      });
      const answer = answers.get(path);
      if (answer) answer(request, response);
      else response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path = "/") => `http://127.0.0.1:${port}${path}`,
    received,
    answer: (path, listener) => void answers.set(path, listener),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Verifies a signature as a partner would (Standard Webhooks 1.0). */
export function isSigned(
  secret: string,
  { headers, text }: Pick<ReceivedDelivery, "headers" | "text">,
): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${text}`;
  const expected = createHmac("sha256", key).update(signed).digest();
  return (headers["webhook-signature"] ?? "").split(" ").some((one) => {
    const signature = Buffer.from(one.replace(/^v1,/, ""), "base64");
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
}
