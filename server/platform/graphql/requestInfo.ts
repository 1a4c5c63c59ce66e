import type { Locale } from "../../shared/languages/locales.ts";
import type { Browser } from "./browser.ts";
import type { CostMeter } from "./limits/limitsCost.ts";

/** What the graph may know of the request it answers; `createContext` makes the context from it. */
export interface RequestInfo {
  /** Found in the log and in masked errors. */
  readonly requestId: string;
  /** The name the visitor asked for, without port, lower case: it names the business. */
  readonly host: string;
  /** `https://host:port` as the visitor sees it, for absolute links. */
  readonly origin: string;
  /** The caller's address for limits, normalised: an IPv4 address or an IPv6 /64. Personal data: never logged, never stored in clear text. */
  readonly clientAddress: string;
  /** The `Authorization` header as sent. */
  readonly authorization: string | null;
  /** The caller's language, for the words of failures: found as a page's is (`shared/languages/detectLocale.ts`). */
  readonly locale: Locale;
  /** What the browser keeps for us; left out where nothing can be kept: a page that is made in process. */
  readonly browser?: Browser;
  /** True for a GET of the graph. Its variables are part of the address, which proxies log. */
  readonly isGet?: boolean;
  /** The widget's own checked-in document: free of depth and cost limits. */
  readonly isPersisted: boolean;
  /** The meter of a request whose caller is known before its context exists (pages). */
  readonly meter?: CostMeter;
  /** Called when something of the answer is one visitor's alone (a start, say), for those who would keep it for others. */
  readonly forOneVisitor?: () => void;
}
