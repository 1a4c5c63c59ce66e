export interface OfferedCard {
  readonly service: string;
  /** Slug of the provider. Null for all staff of the business. */
  readonly provider: string | null;
}

export function cardKey({ service, provider }: OfferedCard): string {
  return `${provider ?? ""}/${service}`;
}
