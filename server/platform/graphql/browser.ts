/** What a browser keeps for us between requests. The names and attributes of its cookies are `modules/access/http/cookies.ts`'s. */
export interface Browser {
  /** The session's token, when this request may act by it (`modules/access/http/actingSession.ts`); null: none, or it may not. */
  readonly session: string | null;
  /** Which accounts have signed in here (`modules/access/users/userTokens.ts`); null: none. */
  readonly device: string | null;
  /** What it calls itself; empty: nothing. */
  readonly agent: string;
  /** Has it keep a session's token, or forget it. */
  keepSession(token: string | null): void;
  /** Has it remember who signed in here. */
  keepDevice(value: string): void;
}
