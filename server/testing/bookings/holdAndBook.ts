import type { TestCaller, TestGraph } from "../graph.ts";
import { type BookingAnswer, bookFirst, holdAndGetToken } from "./visit.ts";

/** Holds and books. Returns the first booking. Throws if a step fails. */
export async function holdAndBook(
  graph: TestGraph,
  holdRequest: Record<string, unknown>,
  changes?: Record<string, unknown>,
  asker?: TestCaller,
): Promise<BookingAnswer> {
  return bookFirst(graph, await holdAndGetToken(graph, holdRequest, asker), changes, asker);
}
