export interface WebhookMessage {
  readonly url: string;
  /** Id of the event, equal in every attempt. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly sentAt: number;
  readonly body: string;
  /** The secret, and the former one while it is valid. */
  readonly secrets: readonly Uint8Array[];
}

export interface WebhookResponse {
  readonly status: number;
  readonly text: string;
}

export interface WebhookTransport {
  /**
   * Resolves for any HTTP status.
   * @throws {WebhookFault} without a response
   */
  send(message: WebhookMessage): Promise<WebhookResponse>;
}

/** The one-line message is shown to the owner and reveals nothing about internal hosts. */
export class WebhookFault extends Error {
  override name = "WebhookFault";
}
