import { type ExecutionResult, GraphQLError, execute } from "graphql";
import type { Allowance, CostExtension } from "../limits/limitsCost.ts";
import type { OpenStream } from "./liveStream.ts";
import type { PreparedSubscription } from "./prepareSubscription.ts";

interface RunOptions<Context> {
  readonly prepared: PreparedSubscription<Context>;
  readonly stream: OpenStream<Context>;
  /** Null if the caller is not counted. */
  readonly spend: (cost: number) => Allowance | null;
  readonly format: (result: ExecutionResult) => ExecutionResult;
}

/**
 * Resolves each event with the present context, and the next one only when the connection has taken the message. The
 * last message has the error that ended the stream.
 */
export async function* runSubscription<Context>(
  source: AsyncIterable<unknown>,
  { prepared, stream, spend, format }: RunOptions<Context>,
): AsyncGenerator<ExecutionResult> {
  const { args, cost, costLimit } = prepared;
  const send = (result: ExecutionResult): ExecutionResult => {
    stream.announceMessage();
    return format(result);
  };
  try {
    for await (const rootValue of source) {
      const spent = spend(cost);
      const result = await execute({ ...args, rootValue, contextValue: stream.context });
      yield send(
        costLimit === null ? result : withCost(result, { requested: cost, limit: costLimit }, spent),
      );
      await stream.whenTaken();
      if (spent?.isAllowed === false)
        stream.end({
          code: "RATE_LIMITED",
          message: "The messages cost more than the allowance. Open the stream again after the cursor.",
          limit: spent.kind,
          retryAfterSeconds: spent.waitSeconds,
        });
    }
  } catch (error) {
    yield send({ errors: [toGraphQLError(error)] });
  }
}

function withCost(result: ExecutionResult, cost: CostExtension, spent: Allowance | null): ExecutionResult {
  const remaining = spent && { remaining: spent.remaining };
  return { ...result, extensions: { ...result.extensions, cost: { ...cost, ...remaining } } };
}

function toGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  return new GraphQLError("The stream failed.", { originalError: error as Error });
}
