import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Labels of `LocationKind`. */
export function getLocationLabel(kind: string): MessageDescriptor {
  switch (kind) {
    case "AT_VISITOR":
      return msg`At the client’s address`;
    case "PHONE":
      return msg`By phone`;
    case "ONLINE":
      return msg`By video call`;
    default:
      return msg`At your place`;
  }
}
