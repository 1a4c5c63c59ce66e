import type { ServedContext } from "./apollo.ts";
import type { OperationHooks } from "./limits/operationHooks.ts";
import { RETRY_AFTER_SECONDS, unavailableCode } from "./unavailable.ts";
import { jsonType, negotiateResponseType } from "./graphqlMedia.ts";

/** The rules of GraphQL over HTTP that Apollo leaves open. */
export function graphqlOverHttp<Context extends ServedContext>(): OperationHooks<Context> {
  return {
    willSendResponse({ request, response }) {
      if (!request.http) return;
      const type = negotiateResponseType(request.http.headers.get("accept")) ?? jsonType;
      response.http.headers.set("content-type", type);
      if (hasCode(response.body, unavailableCode)) {
        response.http.status = 503;
        response.http.headers.set("retry-after", String(RETRY_AFTER_SECONDS));
      }
      // In plain JSON a 4xx could come from anything in between; what the graph itself answers
      // about a well-formed request is therefore 200. The newer type carries the status.
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
