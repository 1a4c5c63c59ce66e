import { act, render, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { ChunkError } from "./chunks.ts";
import { defineLazyModule, type LazyModule, usePrefetch, useLazyModule } from "./lazyModule.ts";

function pendingImport() {
  let come = () => {};
  let fail = () => {};
  const coming = new Promise<{ word: string }>((resolve, reject) => {
    come = () => resolve({ word: "There" });
    fail = () => reject(new Error("gone"));
  });
  return { load: vi.fn(() => coming), come, fail };
}

function Screen({
  part,
  isWanted,
}: {
  readonly part: LazyModule<{ word: string }>;
  readonly isWanted: boolean;
}) {
  const loaded = useLazyModule(part, isWanted);
  return <p>{loaded === null ? "Before" : loaded.word}</p>;
}

it("loads once for several callers", async () => {
  const { load, come } = pendingImport();
  const part = defineLazyModule(load);
  const first = part.load();
  expect(part.loaded()).toBeNull();
  come();
  expect(await first).toEqual({ word: "There" });
  expect(await part.load()).toBe(part.loaded());
  expect(load).toHaveBeenCalledTimes(1);
});

it("retries after a ChunkError", async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("gone"))
    .mockResolvedValueOnce("x");
  const part = defineLazyModule(load);
  await expect(part.load()).rejects.toBeInstanceOf(ChunkError);
  expect(await part.load()).toBe("x");
});

it("replaces the previous content only when loaded", async () => {
  const { load, come } = pendingImport();
  const part = defineLazyModule(load);
  const { rerender } = render(<Screen part={part} isWanted={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Screen part={part} isWanted />);
  expect(screen.getByText("Before")).toBeDefined();
  await act(async () => come());
  expect(screen.getByText("There")).toBeDefined();
  rerender(<Screen part={part} isWanted={false} />);
  expect(screen.getByText("Before")).toBeDefined();
});

it("throws during rendering when loading fails", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => complaint.mockRestore());
  const { load, fail } = pendingImport();
  const part = defineLazyModule(load);
  render(<Screen part={part} isWanted />);
  await expect(act(async () => fail())).rejects.toBeInstanceOf(ChunkError);
});

it("prefetches when idle and ignores failures", async () => {
  let idle = () => {};
  vi.stubGlobal("requestIdleCallback", (work: () => void) => {
    idle = work;
    return 1;
  });
  vi.stubGlobal("cancelIdleCallback", vi.fn());
  onTestFinished(() => void vi.unstubAllGlobals());
  const { load, fail } = pendingImport();
  const parts = [defineLazyModule(load)];
  function Ahead() {
    usePrefetch(parts);
    return null;
  }
  render(<Ahead />);
  expect(load).not.toHaveBeenCalled();
  idle();
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => fail());
  expect(parts[0]?.loaded()).toBeNull();
});
