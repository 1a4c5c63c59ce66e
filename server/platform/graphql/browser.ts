import type { FastifyReply, FastifyRequest } from "fastify";

export interface Browser {
  /** Null if no session may authorize this request (`modules/access/http/csrfCheck.ts`). */
  readonly session: string | null;
  /** The accounts that signed in here (`modules/access/users/userTokens.ts`). */
  readonly device: string | null;
  readonly agent: string;
  /** Null deletes the cookie. */
  storeSession(token: string | null): void;
  storeDevice(value: string): void;
}

export type ReadBrowser = (request: FastifyRequest, reply: FastifyReply) => Browser;
