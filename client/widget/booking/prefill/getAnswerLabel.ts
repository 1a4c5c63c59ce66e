import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PrefillField } from "./readPrefill.ts";

export function getAnswerLabel(field: PrefillField): MessageDescriptor {
  switch (field) {
    case "firstName":
      return msg`First name`;
    case "lastName":
      return msg`Last name`;
    case "email":
      return msg`Email`;
    case "phone":
      return msg`Phone`;
    case "dateOfBirth":
      return msg`Date of birth`;
    case "location":
      return msg`Location`;
    case "notes":
      return msg`Additional information`;
  }
}
