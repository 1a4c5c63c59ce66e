import { lazy, type ComponentType } from "react";
import { completeWords } from "../i18n/catalogues.ts";

/** A part of the program could not be loaded: usually a new release has replaced it. */
export class ChunkError extends Error {
  override readonly name = "ChunkError";
}

/**
 * Runs a dynamic import; its failure becomes a `ChunkError`, which reloads the page once. The words come with it, unless
 * the module needs no more than the first ones.
 */
export async function loadChunk<Module>(load: () => Promise<Module>, speaksFirst = false): Promise<Module> {
  try {
    const [module] = await Promise.all([load(), speaksFirst ? null : completeWords()]);
    return module;
  } catch (cause) {
    throw new ChunkError("A part of the page could not be loaded", { cause });
  }
}

/** `React.lazy` for parts that load when they are first opened. */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadChunk(load));
}

/** Writes what broke into the browser's console. A part that is gone from the server is no bug: the page is loaded anew. */
export function reportBroken(error: unknown): void {
  // oxlint-disable-next-line no-console
  if (error instanceof ChunkError) console.warn(error.message, error.cause);
  // oxlint-disable-next-line no-console
  else console.error(error);
}
