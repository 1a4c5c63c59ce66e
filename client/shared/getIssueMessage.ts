import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { IssueCode } from "../../server/shared/failures/failure.ts";
import { guestServicesMessage } from "./guestServicesMessage.ts";

export function getIssueMessage(code: IssueCode): MessageDescriptor {
  switch (code) {
    case "REQUIRED":
    case "CONSENT_REQUIRED":
      return msg`This field is required.`;
    case "LOCATION_REQUIRED":
      return msg`Location is required.`;
    case "NAME_REQUIRED":
      return msg`Name is required`;
    case "NAME_INVALID":
      return msg`Name is invalid`;
    case "EMAIL_REQUIRED":
      return msg`Email is required`;
    case "EMAIL_NOT_UNIQUE":
      return msg`Email ID must be unique for guests.`;
    case "GUEST_COUNT":
      return msg`Guest count should be between 1 and 100`;
    case "GUEST_SERVICES":
      return guestServicesMessage;
    case "INVALID_EMAIL":
      return msg`Email is invalid!`;
    case "INVALID_PHONE":
      return msg`Phone number is invalid.`;
    case "TOO_LONG":
      return msg`This text is too long.`;
    case "CONTROL_CHARACTERS":
      return msg`This text contains characters that cannot be used.`;
    case "OUT_OF_RANGE":
    case "INVALID_DATE":
      return msg`Please check this date.`;
    case "CHOOSE_ONE":
      return msg`Please choose at least one option`;
    case "TOO_FEW":
      return msg`Please choose more options.`;
    case "TOO_MANY":
      return msg`Please choose fewer options.`;
    case "INVALID_NUMBER":
      return msg`Please enter a number.`;
    case "TOO_SMALL":
      return msg`This number is too small.`;
    case "TOO_LARGE":
      return msg`This number is too large.`;
    case "FILE_TYPE":
      return msg`This type of file is not accepted.`;
    case "FILE_TOO_LARGE":
      return msg`This file is too large.`;
    default:
      return msg`This value is not valid.`;
  }
}
