import type { GraphQLRequestContext } from "@apollo/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Kind, type OperationDefinitionNode } from "graphql";
import type { GraphqlContext } from "../graphql/apollo.ts";
import type { OperationHooks } from "../graphql/limits/operationHooks.ts";
import { type CurrentRequest, getAsyncContext, runInContext } from "../work/asyncContext.ts";
import { describeError } from "./describeError.ts";

/** Also works in listeners of `unhandledRejection`, which Node calls in the context of the rejected promise. */
export function currentRequest(): CurrentRequest | null {
  return getAsyncContext().request ?? null;
}

export function trackRequests(app: FastifyInstance): void {
  const known = new WeakMap<FastifyRequest, CurrentRequest>();
  app.addHook("onRequest", (request, _reply, done) => {
    const current = { requestId: request.id, operation: null };
    known.set(request, current);
    runInContext({ request: current }, done);
  });
  // A body arrives in the asynchronous context of its socket.
  app.addHook("preValidation", (request, _reply, done) => {
    runInContext({ request: known.get(request)! }, done);
  });
}

export function recordOperation<Context extends GraphqlContext>({
  contextValue,
}: GraphQLRequestContext<Context>): OperationHooks<Context> {
  return {
    didResolveOperation({ operation, operationName }) {
      const current = currentRequest();
      const isPersisted = contextValue.costLimit === null;
      if (current && operation)
        current.operation = (isPersisted && operationName) || describeOperation(operation);
    },
  };
}

/** A caller's operation name may contain personal data. */
function describeOperation({ operation, selectionSet }: OperationDefinitionNode): string {
  const fields = selectionSet.selections.map((one) => (one.kind === Kind.FIELD ? one.name.value : "..."));
  return `${operation} { ${fields.slice(0, 5).join(" ")} }`;
}

export function formatUnhandledRejection(error: unknown, { requestId, operation }: CurrentRequest): string {
  const details = { requestId, operation, err: describeError(error) };
  return JSON.stringify({
    level: 50,
    time: Date.now(),
    ...details,
    msg: "a request left a rejection unhandled",
  });
}
