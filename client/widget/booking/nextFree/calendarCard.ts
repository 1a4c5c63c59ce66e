export interface CalendarCard {
  readonly service: string;
  /** Slug of the provider. Null for all staff of the business. */
  readonly provider: string | null;
}

export function getCardKey({ service, provider }: CalendarCard): string {
  return `${provider ?? ""}/${service}`;
}
