/** A card of a service list that links to the service's calendar. */
export interface CalendarCard {
  /** Global id of the service. */
  readonly service: string;
  /** Slug of the provider. Null for all staff of the business. */
  readonly provider: string | null;
}

export function getCardKey({ service, provider }: CalendarCard): string {
  return `${provider ?? ""}/${service}`;
}
