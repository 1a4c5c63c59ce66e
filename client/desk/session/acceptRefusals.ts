import type { Execute } from "../../relay/environment.ts";

/**
 * Accepts a response in which only single fields are refused to the user's role. Those fields are null, so that one
 * query serves every role: a screen shows what the user may read.
 */
export function acceptRefusals(execute: Execute): Execute {
  return async (request) => {
    const response = await execute(request);
    const { data, errors = [] } = response;
    const isPartial = data != null && errors.length > 0;
    return isPartial && errors.every(({ extensions }) => extensions?.["code"] === "FORBIDDEN")
      ? { data }
      : response;
  };
}
