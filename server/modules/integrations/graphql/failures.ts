import { builder } from "../../../platform/graphql/builder.ts";
import { createFailure } from "../../../platform/graphql/types/failures.ts";

export const CursorExpiredRef = createFailure(
  "CursorExpired",
  "CURSOR_EXPIRED",
  "The cursor is older than the stored events. Load the data of the business again, then read the events from the beginning.",
);
export const EndpointNotFoundRef = createFailure(
  "EndpointNotFound",
  "ENDPOINT_NOT_FOUND",
  "The business has no such webhook endpoint.",
);
export const EndpointNotEnabledRef = createFailure(
  "EndpointNotEnabled",
  "ENDPOINT_NOT_ENABLED",
  "The endpoint is disabled. Enable it first.",
);
export const TooManyEndpointsRef = createFailure(
  "TooManyEndpoints",
  "TOO_MANY_ENDPOINTS",
  "The business has reached its maximum number of webhook endpoints.",
);
builder.objectField(TooManyEndpointsRef, "most", (t) =>
  t.exposeInt("most", { description: "Maximum number of webhook endpoints." }),
);
export const DeliveryNotFoundRef = createFailure(
  "DeliveryNotFound",
  "DELIVERY_NOT_FOUND",
  "The business has no such delivery.",
);
