import type { GraphqlContext } from "./apollo.ts";
import type { OperationHooks } from "./limits/operationHooks.ts";
import { RETRY_AFTER_SECONDS, unavailableCode } from "./unavailable.ts";
import { jsonType, negotiateResponseType } from "./graphqlMedia.ts";

export function graphqlOverHttp<Context extends GraphqlContext>(): OperationHooks<Context> {
  return {
    willSendResponse({ request, response }) {
      if (!request.http) return;
      const type = negotiateResponseType(request.http.headers.get("accept")) ?? jsonType;
      response.http.headers.set("content-type", type);
      if (hasCode(response.body, unavailableCode)) {
        response.http.status = 503;
        response.http.headers.set("retry-after", String(RETRY_AFTER_SECONDS));
      }
      // With plain JSON an intermediary could send a 4xx, so the specification requires 200 for a well-formed request.
      if (type === jsonType && response.http.status === 400 && !hasCode(response.body, "BAD_REQUEST")) {
        response.http.status = 200;
      }
    },
  };
}

function hasCode(
  body: { kind: string; singleResult?: { errors?: readonly { extensions?: object }[] } },
  code: string,
): boolean {
  const errors = body.singleResult?.errors ?? [];
  return errors.some((error) => Reflect.get(error.extensions ?? {}, "code") === code);
}
