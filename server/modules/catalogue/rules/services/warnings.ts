/** Why nobody can book a service although nothing forbids it. */
export type ServiceWarning = "NO_STAFF" | "TOO_FEW_STAFF" | "NO_HOURS" | "NO_PROVIDER" | "RESOURCE_SHORT";

/** What there is to book a service with. */
export interface ServiceSupply {
  readonly assignment: "CHOSEN" | "ANY" | "COLLECTIVE";
  /** Published people who offer it, and how many of them have any hours. */
  readonly staff: number;
  readonly staffWithHours: number;
  /** Published providers that offer it. */
  readonly providers: number;
  /** Resources of which it needs more than there are. */
  readonly shortResources: number;
}

/** What an owner should know about a service that is offered as it is. */
export function serviceWarnings(supply: ServiceSupply): ServiceWarning[] {
  const isCollective = supply.assignment === "COLLECTIVE";
  const hasHours = isCollective ? supply.staffWithHours === supply.staff : supply.staffWithHours > 0;
  const found: readonly [ServiceWarning, boolean][] = [
    ["NO_STAFF", supply.staff === 0],
    ["TOO_FEW_STAFF", isCollective && supply.staff === 1],
    ["NO_HOURS", supply.staff > 0 && !hasHours],
    ["NO_PROVIDER", supply.providers === 0],
    ["RESOURCE_SHORT", supply.shortResources > 0],
  ];
  return found.filter(([, holds]) => holds).map(([warning]) => warning);
}
