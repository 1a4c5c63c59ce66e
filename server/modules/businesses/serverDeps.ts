import type { Scope } from "../../platform/database/scope.ts";
import type { BusinessDirectory } from "./businessDirectory.ts";

/** The dependencies of a server, which a request completes to the scope of its business. */
export interface ServerDeps extends Omit<Scope, "business" | "request" | "isDry"> {
  readonly directory: BusinessDirectory;
}
