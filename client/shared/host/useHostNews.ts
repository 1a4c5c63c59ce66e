import { useEffect } from "react";
import type { EmbedEvents, StepName } from "../../embed/messages.ts";
import { postToHost } from "./postToHost.ts";

let last: StepName | null = null;

/** Tells the page around a frame where the visitor stands: first that it is ready, then each other step. */
export function useHostStep(step: StepName | null): void {
  useEffect(() => {
    if (step === null || step === last) return;
    postToHost(last === null ? "ready" : "step", { step });
    last = step;
  }, [step]);
}

const told = new Set<string>();

/** Tells it once that something stands: not again when somebody comes back to the screen. Null: it does not. */
export function useHostBooked(booked: EmbedEvents["booked"] | null): void {
  const text = booked === null ? null : JSON.stringify(booked);
  useEffect(() => {
    if (text === null || told.has(text)) return;
    told.add(text);
    postToHost("booked", JSON.parse(text) as EmbedEvents["booked"]);
  }, [text]);
}

/** Tells it what was refused or failed: a code of the graph. Null: nothing. */
export function useHostProblem(problem: { readonly code: string } | null): void {
  useEffect(() => {
    if (problem !== null) postToHost("error", { code: problem.code });
  }, [problem]);
}
