/** A card that leads to a calendar. */
export interface OfferedCard {
  /** The service's id. */
  readonly service: string;
  /** The slug of the provider whose calendar it is; null: that of whoever serves. */
  readonly provider: string | null;
}

/** One service at one provider, or at any. */
export function cardKey({ service, provider }: OfferedCard): string {
  return `${provider ?? ""}/${service}`;
}
