export type ServiceWarning = "NO_STAFF" | "TOO_FEW_STAFF" | "NO_HOURS" | "NO_PROVIDER" | "RESOURCE_SHORT";

export interface ServiceSupply {
  readonly assignment: "CHOSEN" | "ANY" | "COLLECTIVE";
  /** Published staff members who offer the service, and those with hours. */
  readonly staff: number;
  readonly staffWithHours: number;
  readonly providers: number;
  readonly shortResources: number;
}

export function findWarnings(supply: ServiceSupply): ServiceWarning[] {
  const isCollective = supply.assignment === "COLLECTIVE";
  const hasHours = isCollective ? supply.staffWithHours === supply.staff : supply.staffWithHours > 0;
  const found: readonly [ServiceWarning, boolean][] = [
    ["NO_STAFF", supply.staff === 0],
    ["TOO_FEW_STAFF", isCollective && supply.staff === 1],
    ["NO_HOURS", supply.staff > 0 && !hasHours],
    ["NO_PROVIDER", supply.providers === 0],
    ["RESOURCE_SHORT", supply.shortResources > 0],
  ];
  return found.filter(([, applies]) => applies).map(([warning]) => warning);
}
