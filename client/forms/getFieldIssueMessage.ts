import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { FormField } from "../../server/shared/forms/definition.ts";
import type { IssueCode } from "../../server/shared/failures/failure.ts";
import { formatDate } from "../time/format.ts";
import { getIssueMessage } from "../shared/getIssueMessage.ts";
import { formatBytes } from "./upload/formatBytes.ts";
import { formatPlainNumber } from "./numberText.ts";
import type { UploadIssueCode } from "./upload/uploadFile.ts";

export type FieldIssueCode = IssueCode | UploadIssueCode;

export function getFieldIssueMessage(
  code: FieldIssueCode,
  field: FormField,
  locale: string,
  fileName = "",
): MessageDescriptor {
  const boundMessage = getBoundMessage(code, field, locale);
  if (boundMessage !== null) return boundMessage;
  switch (code) {
    case "UPLOADING":
      return msg`Please wait until the file has been sent.`;
    case "UNSENT":
      return msg`“${fileName}” was not sent. Please choose it again.`;
    case "UPLOAD_FAILED":
    case "START_EXPIRED":
      return msg`This file could not be sent. Please try again.`;
    case "TOO_MANY_UPLOADS":
      return msg`Too many files were sent. Please try again in a few minutes.`;
    case "NOT_FOUND":
      return msg`This file is no longer available. Please choose it again.`;
    default:
      return getIssueMessage(code);
  }
}

function getBoundMessage(code: FieldIssueCode, field: FormField, locale: string): MessageDescriptor | null {
  if (field.kind === "MULTIPLE_CHOICE") {
    const { min, max } = field;
    if (code === "TOO_FEW" && min !== null)
      return msg`${plural(min, { one: "Please choose at least # option", other: "Please choose at least # options" })}`;
    if (code === "TOO_MANY" && max !== null)
      return msg`${plural(max, { one: "Please choose at most # option", other: "Please choose at most # options" })}`;
  }
  if (field.kind === "NUMBER") {
    const formatBound = (bound: number) => formatPlainNumber(String(bound), locale);
    if (code === "TOO_SMALL" && field.min !== null) {
      const min = formatBound(field.min);
      return msg`Please enter ${min} or more.`;
    }
    if (code === "TOO_LARGE" && field.max !== null) {
      const max = formatBound(field.max);
      return msg`Please enter ${max} or less.`;
    }
    if (code === "INVALID_NUMBER" && field.decimals === 0) return msg`Please enter a whole number.`;
  }
  if (field.kind === "DATE" && code === "OUT_OF_RANGE")
    return getDateRangeMessage(field.min, field.max, locale);
  if (field.kind === "FILE" && code === "FILE_TOO_LARGE") {
    const size = formatBytes(field.maxBytes, locale);
    return msg`This file is too large. The maximum is ${size}.`;
  }
  return null;
}

function getDateRangeMessage(
  min: string | null,
  max: string | null,
  locale: string,
): MessageDescriptor | null {
  const first = min === null ? "" : formatDate(min, "long", locale);
  const last = max === null ? "" : formatDate(max, "long", locale);
  if (min !== null && max !== null) return msg`Please choose a date from ${first} to ${last}.`;
  if (min !== null) return msg`Please choose a date from ${first} on.`;
  return max === null ? null : msg`Please choose a date up to ${last}.`;
}
