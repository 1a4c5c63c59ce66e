import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { internalErrorCode } from "./formatError.ts";
import { unavailableCode } from "./unavailable.ts";
import { translateFor } from "../http/translateFor.ts";
import { jsonType, negotiateResponseType } from "./graphqlMedia.ts";
import { prepareUnavailable } from "../http/unavailable.ts";

/** For requests that are not an operation. */
export function sendGraphError(
  reply: FastifyReply,
  status: number,
  error: { readonly code: string; readonly message: string; readonly [more: string]: string | number },
): FastifyReply {
  const { message, ...extensions } = error;
  return reply
    .code(status)
    .type(negotiateResponseType(reply.request.headers.accept) ?? jsonType)
    .send(JSON.stringify({ errors: [{ message: translateFor(reply.request, message), extensions }] }));
}

export function handleGraphError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const unavailable = prepareUnavailable(error, request, reply);
  if (unavailable) return sendGraphError(reply, 503, { code: unavailableCode, message: unavailable.message });
  const status = error.statusCode ?? 500;
  switch (status) {
    case 413:
      return sendGraphError(reply, 413, {
        code: "PAYLOAD_TOO_LARGE",
        message: /* i18n */ "The body is too large.",
      });
    case 415:
      return sendGraphError(reply, 415, {
        code: "UNSUPPORTED_MEDIA_TYPE",
        message: "Send the operation as application/json.",
      });
  }
  if (status >= 400 && status < 500) {
    return sendGraphError(reply, 400, { code: "BAD_REQUEST", message: "The body is not valid JSON." });
  }
  request.log.error({ err: error }, "the graph's endpoint failed");
  return sendGraphError(reply, 500, {
    code: internalErrorCode,
    message: /* i18n */ "Internal server error",
    requestId: request.id,
  });
}
