import { textFault } from "../../../../shared/contact/text.ts";
import { type Issue, issue } from "../../../../shared/failures/failure.ts";
import { unknownEventTypes } from "./eventTypes.ts";
import { webhookUrl } from "./webhookUrl.ts";

export interface EndpointDraft {
  readonly url?: string | null;
  readonly description?: string | null;
  readonly types?: readonly string[] | null;
  readonly includesContacts?: boolean | null;
}

/** Empty `types` means all types. */
export interface EndpointSettings {
  readonly url: string;
  readonly description: string;
  readonly types: readonly string[];
  readonly includesContacts: boolean;
}

const LONGEST_DESCRIPTION = 200;

/**
 * Merges a draft into the current settings and validates the result.
 * @param allowsLoopback allows `http` to this machine, for development
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
