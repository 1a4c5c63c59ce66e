import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { IssueCode } from "../../../server/domain/failures/failure.ts";

/** What is said about a fault, beside its field. */
export function faultWords(code: IssueCode): MessageDescriptor {
  switch (code) {
    case "REQUIRED":
    case "CONSENT_REQUIRED":
      return msg`This field is required.`;
    case "LOCATION_REQUIRED":
      return msg`Location is required.`;
    case "INVALID_EMAIL":
      return msg`Email is invalid!`;
    case "INVALID_PHONE":
      return msg`Phone number is invalid.`;
    case "TOO_LONG":
      return msg`This text is too long.`;
    case "CONTROL_CHARACTERS":
      return msg`This text contains characters that cannot be used.`;
    case "OUT_OF_RANGE":
      return msg`Please check this date.`;
    default:
      return msg`This value is not valid.`;
  }
}
