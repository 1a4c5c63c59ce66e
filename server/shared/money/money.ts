/** Money is a whole number of minor units (cents) and an ISO 4217 currency. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}
