import { lazy, type ComponentType } from "react";
import { loadRemainingMessages } from "../i18n/catalogues.ts";

export class ChunkError extends Error {
  override readonly name = "ChunkError";
}

/**
 * Runs a dynamic import and loads the remaining messages, unless `usesFirstMessages`, for modules that need only the
 * first ones.
 *
 * @throws ChunkError, which reloads the page once
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  usesFirstMessages = false,
): Promise<Module> {
  try {
    const [module] = await Promise.all([load(), usesFirstMessages ? null : loadRemainingMessages()]);
    return module;
  } catch (cause) {
    throw new ChunkError("A chunk is missing", { cause });
  }
}

export function lazyComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadChunk(load));
}

/** Logs an error to the console. A missing chunk is only a warning, because the page reloads. */
export function reportClientError(error: unknown): void {
  // oxlint-disable-next-line no-console
  if (error instanceof ChunkError) console.warn(error.message, error.cause);
  // oxlint-disable-next-line no-console
  else console.error(error);
}
