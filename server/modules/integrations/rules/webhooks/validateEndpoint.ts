import { textFault } from "../../../../shared/contact/text.ts";
import { type Issue, issue } from "../../../../shared/failures/failure.ts";
import { unknownEventTypes } from "./eventTypes.ts";
import { webhookUrl } from "./webhookUrl.ts";

/** Where a partner wants to hear of what. What is left out stays as it is. */
export interface EndpointDraft {
  readonly url?: string | null;
  readonly description?: string | null;
  readonly types?: readonly string[] | null;
  readonly includesContacts?: boolean | null;
}

/** The same as it is kept. No types: of everything. */
export interface EndpointSettings {
  readonly url: string;
  readonly description: string;
  readonly types: readonly string[];
  readonly includesContacts: boolean;
}

const LONGEST_DESCRIPTION = 200;

/**
 * Judges what somebody wants of an endpoint, on top of how it is.
 *
 * @param allowsLoopback `http` to this very machine, for those who try things out
 */
export function validateEndpoint(
  draft: EndpointDraft,
  now: EndpointSettings,
  allowsLoopback: boolean,
): { readonly settings: EndpointSettings; readonly issues: readonly Issue[] } {
  const url = draft.url == null ? now.url : webhookUrl(draft.url, allowsLoopback);
  const description = (draft.description ?? now.description).trim();
  const types = [...new Set(draft.types ?? now.types)];
  const fault = textFault(description, { max: LONGEST_DESCRIPTION, lines: false });
  return {
    settings: {
      url: url ?? "",
      description,
      types,
      includesContacts: draft.includesContacts ?? now.includesContacts,
    },
    issues: [
      ...(url === null || url === "" ? [issue(["url"], draft.url ? "INVALID" : "REQUIRED")] : []),
      ...(fault ? [issue(["description"], fault)] : []),
      ...unknownEventTypes(types),
    ],
  };
}
