import type {
  ApolloServerPlugin,
  BaseContext,
  GraphQLRequestContext,
  GraphQLRequestContextDidEncounterErrors,
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestContextWillSendResponse,
} from "@apollo/server";

/** Synchronous, because Apollo creates a dozen promises for each plugin and operation. */
export interface OperationHooks<Context extends BaseContext> {
  didResolveOperation?(request: GraphQLRequestContextDidResolveOperation<Context>): void;
  didEncounterErrors?(request: GraphQLRequestContextDidEncounterErrors<Context>): void;
  willSendResponse?(request: GraphQLRequestContextWillSendResponse<Context>): void;
}

export type StartOperation<Context extends BaseContext> = (
  request: GraphQLRequestContext<Context>,
) => OperationHooks<Context>;

/** Calls every hook in order; the first error wins. */
export function operationHooksPlugin<Context extends BaseContext>(
  starts: readonly StartOperation<Context>[],
): ApolloServerPlugin<Context> {
  return {
    async requestDidStart(started) {
      const hooks = starts.map((start) => start(started));
      return {
        async didResolveOperation(request) {
          const errors: unknown[] = [];
          for (const hook of hooks) {
            try {
              hook.didResolveOperation?.(request);
            } catch (error) {
              errors.push(error);
            }
          }
          if (errors.length > 0) throw errors[0];
        },
        async didEncounterErrors(request) {
          for (const hook of hooks) hook.didEncounterErrors?.(request);
        },
        async willSendResponse(request) {
          for (const hook of hooks) hook.willSendResponse?.(request);
        },
      };
    },
  };
}
