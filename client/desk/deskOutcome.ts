import type { PageOutcome } from "../router/page.ts";
import { toSignInAddress } from "./session/signInAddress.ts";

/** Leads everyone who is not signed in to the sign-in, and back to the screen afterwards. */
export function getDeskOutcome(
  data: { readonly viewer: unknown; readonly business: unknown },
  url: URL,
): PageOutcome {
  if (data.business == null) return { status: 404, message: `Page not found: ${url.pathname}` };
  if (data.viewer == null) return { status: 302, redirect: toSignInAddress(url) };
  return { status: 200, isPrivate: true };
}
