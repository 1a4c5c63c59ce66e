/** One delivery as it is sent. */
export interface WebhookMessage {
  readonly url: string;
  /** Names the event: the same however often it is sent. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly sentAt: number;
  readonly body: string;
  /** What it is signed with: the secret, and the one before as long as that is good. */
  readonly secrets: readonly Uint8Array[];
}

/** What an endpoint answered. */
export interface WebhookAnswer {
  readonly status: number;
  /** The beginning of its text. */
  readonly text: string;
}

/** Hands deliveries over to partners. */
export interface WebhookTransport {
  /**
   * Answers whatever the endpoint answers.
   *
   * @throws {WebhookFault} when there is no answer
   */
  send(message: WebhookMessage): Promise<WebhookAnswer>;
}

/** Why a delivery has no answer. The message is one line, for the owner, and tells nothing of what else is there. */
export class WebhookFault extends Error {
  override name = "WebhookFault";
}
