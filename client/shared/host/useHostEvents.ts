import { useEffect } from "react";
import type { EmbedEvents, StepName } from "../../embed/messages.ts";
import { postToHost } from "./postToHost.ts";

let lastStep: StepName | null = null;

/** Reports `ready` for the first step and `step` for each later one. */
export function useHostStep(step: StepName | null): void {
  useEffect(() => {
    if (step === null || step === lastStep) return;
    postToHost(lastStep === null ? "ready" : "step", { step });
    lastStep = step;
  }, [step]);
}

const reportedBookings = new Set<string>();

/** Reports a booking once, even if the screen is opened again. Null reports nothing. */
export function useHostBooked(booked: EmbedEvents["booked"] | null): void {
  const text = booked === null ? null : JSON.stringify(booked);
  useEffect(() => {
    if (text === null || reportedBookings.has(text)) return;
    reportedBookings.add(text);
    postToHost("booked", JSON.parse(text) as EmbedEvents["booked"]);
  }, [text]);
}

/** Reports the code of a failure. Null reports nothing. */
export function useHostFailure(failure: { readonly code: string } | null): void {
  useEffect(() => {
    if (failure !== null) postToHost("error", { code: failure.code });
  }, [failure]);
}
