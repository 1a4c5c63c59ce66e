import { checkText } from "../../../../shared/contact/text.ts";
import { type Issue, issue } from "../../../../shared/failures/failure.ts";
import { validateEventTypes } from "./eventTypes.ts";
import { normaliseWebhookUrl } from "./webhookUrl.ts";

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

const MAX_DESCRIPTION_LENGTH = 200;

/**
 * Merges a draft into the current settings and validates the result.
 * @param allowsLoopback allows `http` to this machine, for development
 */
export function validateEndpoint(
  draft: EndpointDraft,
  current: EndpointSettings,
  allowsLoopback: boolean,
): { readonly settings: EndpointSettings; readonly issues: readonly Issue[] } {
  const url = draft.url == null ? current.url : normaliseWebhookUrl(draft.url, allowsLoopback);
  const description = (draft.description ?? current.description).trim();
  const types = [...new Set(draft.types ?? current.types)];
  const issueCode = checkText(description, { max: MAX_DESCRIPTION_LENGTH, allowsLines: false });
  return {
    settings: {
      url: url ?? "",
      description,
      types,
      includesContacts: draft.includesContacts ?? current.includesContacts,
    },
    issues: [
      ...(url === null || url === "" ? [issue(["url"], draft.url ? "INVALID" : "REQUIRED")] : []),
      ...(issueCode ? [issue(["description"], issueCode)] : []),
      ...validateEventTypes(types, ["types"]),
    ],
  };
}
