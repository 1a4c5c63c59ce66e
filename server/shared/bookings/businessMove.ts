/** Start in epoch milliseconds and sorted staff ids, by booking id. */
export type MoveState = Readonly<
  Record<string, { readonly startsAt: number; readonly staffIds: readonly string[] }>
>;

export interface BusinessMove {
  readonly before: MoveState;
  readonly after: MoveState;
  /** The mails leave then, unless the bookings are back in their former state. Epoch milliseconds. */
  readonly sendAt: number;
  /** If false, the client and guests get no mail about the new time. */
  readonly notifiesClient: boolean;
  /** Quoted in the mail to the client. May be empty. */
  readonly message: string;
}
