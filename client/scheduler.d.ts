declare module "scheduler" {
  /** Sets the time that React works before it yields, as frames a second. Zero restores the default of 5 ms. */
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}
