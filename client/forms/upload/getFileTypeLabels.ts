import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const kinds: Readonly<Record<string, MessageDescriptor>> = {
  "image/*": msg`Pictures`,
  "audio/*": msg`Sound`,
  "video/*": msg`Videos`,
  "text/*": msg`Text`,
  "text/plain": msg`Text`,
};

const names: Readonly<Record<string, string>> = {
  "application/pdf": "PDF",
  "image/jpeg": "JPEG",
  "image/svg+xml": "SVG",
  "application/msword": "DOC",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "DOCX",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "XLSX",
  "text/csv": "CSV",
};

/** Returns labels of media types. Empty if all types are accepted. */
export function getFileTypeLabels(mediaTypes: readonly string[]): readonly (MessageDescriptor | string)[] {
  if (mediaTypes.some((type) => type === "*" || type === "*/*")) return [];
  return mediaTypes.map(
    (type) => kinds[type] ?? names[type] ?? type.replace(/^.*\/(?:x-)?/, "").toUpperCase(),
  );
}
