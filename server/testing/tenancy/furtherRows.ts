import { publicText, privateText } from "./makingRows.ts";
import { type MatrixRow, row, getTenantValue } from "./tenantValues.ts";

/** Rows for inputs that the other rows do not cover. Each input with an id is in at least one row. */
export const FURTHER_ROWS: readonly MatrixRow[] = [
  row("OWNER", "createBlock", (t) => ({
    resources: [getTenantValue(t, "spare")],
    reason: privateText(t),
    startsAt: "2026-12-02T10:00:00Z",
    endsAt: "2026-12-02T11:00:00Z",
  })),
  row("OWNER", "createContactNote", (t) => ({
    contact: getTenantValue(t, "contact"),
    text: privateText(t),
  })),
  row("OWNER", "createProvider", (t) => ({
    name: publicText(t),
    slug: `second-place-${getTenantValue(t, "word").toLowerCase()}`,
    services: [getTenantValue(t, "service")],
    staff: [getTenantValue(t, "staff")],
  })),
  row("OWNER", "createStaff", (t) => ({
    name: publicText(t),
    slug: `second-person-${getTenantValue(t, "word").toLowerCase()}`,
    schedule: getTenantValue(t, "spareSchedule"),
    services: [{ service: getTenantValue(t, "service"), priority: 0 }],
  })),
  row("OWNER", "updateServiceMenu", (t) => ({
    id: getTenantValue(t, "menu"),
    categories: [
      { id: getTenantValue(t, "heading"), name: publicText(t), services: [getTenantValue(t, "service")] },
    ],
  })),
  row("OWNER", "inviteUser", (t) => ({
    email: `${privateText(t)}.second@example.org`,
    name: privateText(t),
    role: "STAFF",
    staff: getTenantValue(t, "staff"),
  })),
  row("PLATFORM", "createBusiness", (t) => ({
    slug: `another-${getTenantValue(t, "word").toLowerCase()}`,
    name: publicText(t),
    timeZone: "Europe/London",
    currency: "USD",
    phone: "+1 212 555 0199",
    ownerEmail: `${privateText(t)}.another@example.org`,
  })),
  row("PLATFORM", "setBusinessQuotas", (t) => ({
    id: getTenantValue(t, "business"),
    bookingsPerMonth: 1_000_000,
  })),
  row("PLATFORM", "suspendBusiness", (t) => ({ id: getTenantValue(t, "business") })),
  row("PLATFORM", "resumeBusiness", (t) => ({ id: getTenantValue(t, "business") })),
  row("VISITOR", "holdSlot", (t) => ({
    slot: getTenantValue(t, "slot"),
    visitor: "visitor-token-of-a-slot",
    idempotencyKey: "hold-key-of-a-slot",
  })),
  row("VISITOR", "holdSlot", (t) => ({
    lines: [{ service: getTenantValue(t, "service"), staff: getTenantValue(t, "staff") }],
    provider: getTenantValue(t, "provider"),
    startsAt: "2026-11-28T10:00:00Z",
    visitor: "visitor-token-of-lines",
    idempotencyKey: "hold-key-of-lines",
  })),
];
