import { startLoop } from "../../../platform/work/loop.ts";
import { type ApiCosts, RELOAD_MS } from "../apiCosts.ts";

/** Returns a function that stops and stores the rest. */
export function startStoringApiCosts(
  apiCosts: Pick<ApiCosts, "flush">,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const loop = startLoop({
    name: "cost of API requests",
    everyMs: RELOAD_MS,
    startsAtOnce: false,
    work: () => apiCosts.flush(),
    onError,
  });
  return async () => {
    await loop.close();
    await apiCosts.flush().catch(onError);
  };
}
