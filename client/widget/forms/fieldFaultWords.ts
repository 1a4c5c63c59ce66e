import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { FormField } from "../../../server/shared/forms/definition.ts";
import type { IssueCode } from "../../../server/shared/failures/failure.ts";
import { formatDate } from "../../time/format.ts";
import { faultWords } from "../messages/faultWords.ts";
import { formatBytes } from "./upload/formatBytes.ts";
import { shownNumber } from "./numberText.ts";
import type { UploadFault } from "./upload/uploadFile.ts";

export type FieldFault = IssueCode | UploadFault;

export function fieldFaultWords(code: FieldFault, field: FormField, tag: string): MessageDescriptor {
  const bounds = boundWords(code, field, tag);
  if (bounds !== null) return bounds;
  switch (code) {
    case "UPLOADING":
      return msg`Please wait until the file has been sent.`;
    case "UPLOAD_FAILED":
    case "START_EXPIRED":
      return msg`This file could not be sent. Please try again.`;
    case "TOO_MANY_UPLOADS":
      return msg`Too many files were sent. Please try again in a few minutes.`;
    case "NOT_FOUND":
      return msg`This file is no longer available. Please choose it again.`;
    default:
      return faultWords(code);
  }
}

function boundWords(code: FieldFault, field: FormField, tag: string): MessageDescriptor | null {
  if (field.kind === "MULTIPLE_CHOICE") {
    const { min, max } = field;
    if (code === "TOO_FEW" && min !== null)
      return msg`${plural(min, { one: "Please choose at least # option", other: "Please choose at least # options" })}`;
    if (code === "TOO_MANY" && max !== null)
      return msg`${plural(max, { one: "Please choose at most # option", other: "Please choose at most # options" })}`;
  }
  if (field.kind === "NUMBER") {
    const shown = (bound: number) => shownNumber(String(bound), tag);
    if (code === "TOO_SMALL" && field.min !== null) {
      const min = shown(field.min);
      return msg`Please enter ${min} or more.`;
    }
    if (code === "TOO_LARGE" && field.max !== null) {
      const max = shown(field.max);
      return msg`Please enter ${max} or less.`;
    }
    if (code === "INVALID_NUMBER" && field.decimals === 0) return msg`Please enter a whole number.`;
  }
  if (field.kind === "DATE" && code === "OUT_OF_RANGE") return dateWords(field.min, field.max, tag);
  if (field.kind === "FILE" && code === "FILE_TOO_LARGE") {
    const size = formatBytes(field.maxBytes, tag);
    return msg`This file is too large. The maximum is ${size}.`;
  }
  return null;
}

function dateWords(min: string | null, max: string | null, tag: string): MessageDescriptor | null {
  const first = min === null ? "" : formatDate(min, "long", tag);
  const last = max === null ? "" : formatDate(max, "long", tag);
  if (min !== null && max !== null) return msg`Please choose a date from ${first} to ${last}.`;
  if (min !== null) return msg`Please choose a date from ${first} on.`;
  return max === null ? null : msg`Please choose a date up to ${last}.`;
}
