import { useState } from "react";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import type { AnswerDraft } from "../../../server/shared/forms/definition.ts";
import {
  type Answered,
  type AnswersInput,
  type Ended,
  sendAnswers,
  type SendProblem,
} from "./sendAnswers.ts";
import type { Filler } from "./useFill.ts";
import type { Start } from "./upload/useUploads.ts";

interface Sends {
  readonly filler: Filler;
  readonly submit: (input: AnswersInput) => Promise<Answered>;
  readonly renew: () => Promise<{ readonly start: Start; readonly version: number } | null>;
}

type Issues = readonly { readonly path: readonly string[]; readonly code: string }[];

export interface Sending {
  readonly busy: "sending" | "checking" | null;
  readonly problem: { readonly code: SendProblem } | null;
  readonly ended: Ended | null;
  /** Submits answers. Resolves with the server's issues; other failures are in `failure`. */
  readonly send: (answers: readonly AnswerDraft[], website: string) => Promise<Issues | null>;
  readonly dismiss: () => void;
}

export function useSending({ filler, submit, renew }: Sends): Sending {
  const { locale } = useLocale();
  const [busy, setBusy] = useState<Sending["busy"]>(null);
  const [problem, setProblem] = useState<Sending["problem"]>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const { fill, keyFor, onStart, forget } = filler;
  return {
    busy,
    problem,
    ended,
    dismiss: () => setProblem(null),
    async send(answers, website) {
      if (busy !== null) return null;
      setBusy("sending");
      setProblem(null);
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const sent = await sendAnswers(
        { start: fill.start.token, answers, locale, timeZone, website },
        {
          submit,
          keyFor,
          // Loaded on demand, because proofs are rarely required.
          solve: async (challenge, bits) => (await import("./proof/prove.ts")).prove({ challenge, bits }),
          onChecking: (isChecking) => setBusy(isChecking ? "checking" : null),
          async renew() {
            const renewed = await renew();
            if (renewed === null) return null;
            onStart(renewed.start, renewed.version);
            return { start: renewed.start, isSameVersion: renewed.version === fill.version };
          },
        },
      );
      setBusy(null);
      if ("ended" in sent) {
        forget();
        setEnded(sent.ended);
      } else if ("problem" in sent) setProblem({ code: sent.problem });
      else return sent.issues;
      return null;
    },
  };
}
