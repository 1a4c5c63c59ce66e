import type { Locale } from "../../shared/languages/locales.ts";
import type { Scope } from "../database/scope.ts";
import type { Browser } from "./browser.ts";
import type { CostMeter } from "./limits/limitsCost.ts";

export interface RequestInfo {
  readonly requestId: string;
  /** Lower case without port. */
  readonly host: string;
  readonly origin: string;
  /** An IPv4 address or an IPv6 /64. Personal data: never log it or store it in clear text. */
  readonly clientAddress: string;
  readonly authorization: string | null;
  readonly locale: Locale;
  readonly browser?: Browser;
  /** A GET has its variables in the URL, which proxies log. */
  readonly isGet?: boolean;
  readonly isPersisted: boolean;
  readonly meter?: CostMeter;
  /** Called when the response must not be cached for other visitors. */
  readonly markPrivate?: () => void;
}

export function toScopeRequest({
  requestId,
  clientAddress,
  locale,
}: RequestInfo): NonNullable<Scope["request"]> {
  return { id: requestId, clientAddress, locale };
}
