import type { QuotaKind } from "../../../shared/failures/failure.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
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
export const BusinessSuspendedRef = createFailure(
  "BusinessSuspended",
  "BUSINESS_SUSPENDED",
  "The operator of the server suspended the business. It takes no bookings and no changes; its bookings can be viewed and cancelled.",
);
export const BusinessNotFoundRef = createFailure(
  "BusinessNotFound",
  "BUSINESS_NOT_FOUND",
  "The server has no such business.",
);
const QuotaKindEnum = builder.enumType("QuotaKind", {
  description: "An amount that the operator of the server can limit. See `BusinessQuotas`.",
  values: {
    BOOKINGS_PER_MONTH: { description: "New bookings in a calendar month (UTC)." },
    STORAGE_BYTES: { description: "Bytes of pictures and uploaded files." },
    API_COST_PER_MONTH: { description: "Cost of the requests with the API keys in a calendar month (UTC)." },
  } satisfies Record<QuotaKind, object>,
});
export const QuotaExceededRef = createFailure(
  "QuotaExceeded",
  "QUOTA_EXCEEDED",
  "A quota of the business, set by the operator of the server, is used up. Nothing was changed.",
);
builder.objectFields(QuotaExceededRef, (t) => ({
  quota: t.expose("quota", { type: QuotaKindEnum, description: "The quota that is used up." }),
  resetsAt: t.field({
    type: "DateTime",
    nullable: true,
    description: "The instant at which the count starts again. Null for storage, which never resets.",
    resolve: ({ resetsAt }) => (resetsAt === null ? null : formatInstant(resetsAt)),
  }),
}));
