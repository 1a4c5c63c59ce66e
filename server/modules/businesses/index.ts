// The public face of the module: other modules import it and nothing else.
export { configure } from "./configure.ts";
export { findSuspension } from "./findSuspension.ts";
export { toQuotaFailure } from "./rules/quotas.ts";
