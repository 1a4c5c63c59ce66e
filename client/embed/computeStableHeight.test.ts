import { describe, expect, it } from "vitest";
import { computeStableHeight, type FrameState } from "./computeStableHeight.ts";

const frameState: FrameState = {
  content: 900,
  reserved: 700,
  current: 700,
  top: 100,
  viewport: 800,
  isLast: false,
};
const height = (change: Partial<FrameState>) => computeStableHeight({ ...frameState, ...change });

describe("computeStableHeight", () => {
  it("follows the content while the end is below the viewport", () => {
    expect(height({})).toBe(900);
    expect(height({ top: 101.5, current: 698.5 })).toBe(698.5);
    expect(height({ top: 100.5 })).toBe(900);
  });

  it("keeps its height with its end in view or above the viewport", () => {
    expect(height({ top: 50 })).toBe(700);
    expect(height({ top: -750 })).toBe(700);
  });

  it("shrinks only while its end stays out of view", () => {
    expect(height({ content: 720, current: 1500, top: -200 })).toBe(1000);
    expect(height({ content: 720, current: 1500, top: 300 })).toBe(720);
  });

  it("is never less than the reserved height", () => {
    expect(height({ content: 300, current: 900, top: 100 })).toBe(700);
    expect(height({ content: 300, isLast: true })).toBe(700);
  });

  it("follows at once when nothing is below", () => {
    expect(height({ top: 0, isLast: true })).toBe(900);
    expect(height({ top: 0, current: 1200, isLast: true })).toBe(900);
  });
});
