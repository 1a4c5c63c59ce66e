import { createContext, use, useEffect } from "react";
import type { DeskLayout_business$data } from "../../__generated__/DeskLayout_business.graphql.ts";
import type { DeskLayout_viewer$data } from "../../__generated__/DeskLayout_viewer.graphql.ts";

/** Data of the user and the business in the frame. */
export interface FrameData {
  readonly viewer: DeskLayout_viewer$data;
  readonly business: DeskLayout_business$data;
}

/** Remembers the last frame, for a screen whose own data could not be loaded. */
export interface LastFrame {
  readonly get: () => FrameData | null;
  readonly keep: (frame: FrameData) => void;
}

export function createLastFrame(): LastFrame {
  let last: FrameData | null = null;
  return { get: () => last, keep: (frame) => void (last = frame) };
}

export const LastFrameContext = createContext<LastFrame>(createLastFrame());

export function useKeptFrame(frame: FrameData): void {
  const { keep } = use(LastFrameContext);
  useEffect(() => keep(frame));
}
