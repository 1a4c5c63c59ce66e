import { publicText, privateText } from "./makingRows.ts";
import { type MatrixRow, row, getTenantValue } from "./tenantValues.ts";

/** Rows for inputs that the other rows do not cover. Each input with an id is in at least one row. */
export const FURTHER_ROWS: readonly MatrixRow[] = [
  row("OWNER", "blockTime", (t) => ({
    resources: [getTenantValue(t, "spare")],
    reason: privateText(t),
    startsAt: "2026-12-02T10:00:00Z",
    endsAt: "2026-12-02T11:00:00Z",
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
    menu: getTenantValue(t, "menu"),
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
  row("VISITOR", "holdSlot", (t) => ({
    slot: getTenantValue(t, "slot"),
    visitor: "visitor-token-of-a-slot",
  })),
  row("VISITOR", "holdSlot", (t) => ({
    lines: [{ service: getTenantValue(t, "service"), staff: getTenantValue(t, "staff") }],
    provider: getTenantValue(t, "provider"),
    startsAt: "2026-11-28T10:00:00Z",
    visitor: "visitor-token-of-lines",
  })),
];
