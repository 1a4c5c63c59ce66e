import { useEffect } from "react";
import type { EmbedEvents, StepName } from "../../embed/messages.ts";
import { postToHost } from "./postToHost.ts";

let last: StepName | null = null;

/** Reports `ready` for the first step and `step` for each later one. */
export function useHostStep(step: StepName | null): void {
  useEffect(() => {
    if (step === null || step === last) return;
    postToHost(last === null ? "ready" : "step", { step });
    last = step;
  }, [step]);
}

const told = new Set<string>();

/** Reports a booking once, even if the screen is opened again. Null reports nothing. */
export function useHostBooked(booked: EmbedEvents["booked"] | null): void {
  const text = booked === null ? null : JSON.stringify(booked);
  useEffect(() => {
    if (text === null || told.has(text)) return;
    told.add(text);
    postToHost("booked", JSON.parse(text) as EmbedEvents["booked"]);
  }, [text]);
}

/** Reports the code of a failure. Null reports nothing. */
export function useHostProblem(problem: { readonly code: string } | null): void {
  useEffect(() => {
    if (problem !== null) postToHost("error", { code: problem.code });
  }, [problem]);
}
