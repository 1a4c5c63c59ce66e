import type { Config } from "../config.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { recordAudit } from "../../modules/access/recordAudit.ts";

export class UsageError extends Error {}

export interface CommandScope {
  readonly scope: Scope;
  readonly businessName: string;
  readonly origin: string;
  readonly readPassword: () => Promise<string>;
}

/** An option may occur several times (`--scope a --scope b`). */
export interface ParsedCommand {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, readonly string[]>>;
}

/** `subject` is the global id of the object. */
export function recordCommand(scope: Scope, action: string, subject: string | null): Promise<void> {
  const actor = { kind: "COMMAND", id: null, name: "command line" } as const;
  return recordAudit(scope, { actor, action, subject, fields: [] });
}

export type Command = (commandScope: CommandScope, parsed: ParsedCommand) => Promise<string[]>;

export type InstallationScope = Pick<Scope, "database" | "clock" | "random"> & {
  readonly config: Pick<Config, "secrets">;
};

export type GlobalCommand = (installation: InstallationScope, parsed: ParsedCommand) => Promise<string[]>;
