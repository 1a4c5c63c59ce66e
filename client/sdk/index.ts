export { type ClientOptions, type DaybookClient, type RequestOptions, createClient } from "./createClient.ts";
export { DaybookError, type ResponseError, isTransient } from "./daybookError.ts";
export * as documents from "./__generated__/documents.ts";
export type * from "./__generated__/documents.ts";
export {
  type HoldAndBookOptions,
  type HoldAndBookResult,
  type NoStartChosen,
  holdAndBook,
} from "./holdAndBook.ts";
export { type ReadEvent, type ReadEventsOptions, readEvents } from "./readEvents.ts";
export type { TypedDocument } from "./typedDocument.ts";
export {
  type WebhookDelivery,
  WebhookError,
  type WebhookErrorCode,
  type WebhookEvent,
  type WebhookOptions,
  verifyWebhook,
} from "./verifyWebhook.ts";
