import type { Config } from "../config.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { recordAudit } from "../../modules/access/recordAudit.ts";

/** What was typed cannot be done; the message says why. */
export class UsageError extends Error {}

/** What a command works with: a business, and where its links lead. */
export interface CommandScope {
  readonly scope: Scope;
  readonly businessName: string;
  readonly origin: string;
  /** What is typed when a password is asked for. */
  readonly readPassword: () => Promise<string>;
}

/** Words behind the command, and options by their names (`--scope a --scope b`). */
export interface Typed {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, readonly string[]>>;
}

/** Appends an audit entry of a command. `subject` is the global id of its object; null if there is none. */
export function recordCommand(scope: Scope, action: string, subject: string | null): Promise<void> {
  const actor = { kind: "COMMAND", id: null, name: "command line" } as const;
  return recordAudit(scope, { actor, action, subject, fields: [] });
}

/** One command: answers the lines that it says. */
export type Command = (given: CommandScope, typed: Typed) => Promise<string[]>;

/** The parts of the installation that its commands use. */
export type HouseScope = Pick<Scope, "database" | "clock" | "random"> & {
  readonly config: Pick<Config, "secrets">;
};

/** A command about the installation itself, of no business. */
export type GlobalCommand = (house: HouseScope, typed: Typed) => Promise<string[]>;
