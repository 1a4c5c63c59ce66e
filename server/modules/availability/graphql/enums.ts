import { UNAVAILABLE_REASONS } from "../../../shared/slots/unavailableReasons.ts";
import { builder } from "../../../platform/graphql/builder.ts";

export const UnavailableReasonEnum = builder.enumType("UnavailableReason", {
  description:
    "The first rule that rejects a start. Values marked `whyNotOffered` name a cause that visitors do not see.",
  values: UNAVAILABLE_REASONS,
});
