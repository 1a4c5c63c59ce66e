/** `amount` is a whole number of minor units, `currency` an ISO 4217 code. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}
