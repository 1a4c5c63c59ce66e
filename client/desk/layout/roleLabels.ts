import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export function getRoleLabel(role: string): MessageDescriptor {
  switch (role) {
    case "OWNER":
      return msg`Owner`;
    case "MANAGER":
      return msg`Manager`;
    case "STAFF":
      return msg`Staff`;
    default:
      return msg`Reader`;
  }
}
