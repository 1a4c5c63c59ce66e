import { builder } from "../../../platform/graphql/builder.ts";
import { createFailure } from "../../../platform/graphql/types/failures.ts";

export const HOST_FAULT_VALUES = {
  NOT_FOUND: { description: "Neither the TXT record nor the file exists." },
  WRONG_VALUE: { description: "The TXT record or the file exists with the value of another request." },
  UNREACHABLE: { description: "No DNS server of the host replied." },
} as const;

const HostFaultEnum = builder.enumType("HostFault", {
  description: "The reason why a check did not prove a host.",
  values: HOST_FAULT_VALUES,
});
export const HostNotProvenRef = createFailure(
  "HostNotProven",
  "HOST_NOT_PROVEN",
  "The host stays pending, because its TXT record or file was not found. The server checks it again later.",
);
builder.objectField(HostNotProvenRef, "reason", (t) =>
  t.expose("reason", { type: HostFaultEnum, description: "The result of the check." }),
);
