import { useState } from "react";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import type { AnswerDraft } from "../../../server/shared/forms/definition.ts";
import {
  type SubmitResponse,
  type AnswersInput,
  type SubmitResult,
  sendAnswers,
  type SendFailureCode,
} from "./sendAnswers.ts";
import type { FormDraftState } from "./useFormDraft.ts";
import type { Start } from "../../forms/upload/useUploads.ts";

interface SendingInput {
  readonly draftState: FormDraftState;
  readonly submit: (input: AnswersInput) => Promise<SubmitResponse>;
  readonly renew: () => Promise<{ readonly start: Start; readonly version: number } | null>;
}

type Issues = readonly { readonly path: readonly string[]; readonly code: string }[];

export interface Sending {
  readonly busy: "sending" | "checking" | null;
  readonly failure: { readonly code: SendFailureCode } | null;
  readonly result: SubmitResult | null;
  /** Submits answers. Resolves with the server's issues; other failures are in `failure`. */
  readonly send: (answers: readonly AnswerDraft[], website: string) => Promise<Issues | null>;
  readonly clearFailure: () => void;
}

export function useSending({ draftState, submit, renew }: SendingInput): Sending {
  const { locale } = useLocale();
  const [busy, setBusy] = useState<Sending["busy"]>(null);
  const [failure, setFailure] = useState<Sending["failure"]>(null);
  const [result, setResult] = useState<SubmitResult | null>(null);
  const { draft, getIdempotencyKey, onNewStart, removeDraft } = draftState;
  return {
    busy,
    failure,
    result,
    clearFailure: () => setFailure(null),
    async send(answers, website) {
      if (busy !== null) return null;
      setBusy("sending");
      setFailure(null);
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const outcome = await sendAnswers(
        { start: draft.start.token, answers, locale, timeZone, website },
        {
          submit,
          getIdempotencyKey: getIdempotencyKey,
          // Loaded on demand, because proofs are rarely required.
          solve: async (challenge, bits) => (await import("./proof/prove.ts")).prove({ challenge, bits }),
          onChecking: (isChecking) => setBusy(isChecking ? "checking" : null),
          async refetch() {
            const refetched = await renew();
            if (refetched === null) return null;
            onNewStart(refetched.start, refetched.version);
            return { start: refetched.start, isSameVersion: refetched.version === draft.version };
          },
        },
      );
      setBusy(null);
      if ("ended" in outcome) {
        removeDraft();
        setResult(outcome.ended);
      } else if ("problem" in outcome) setFailure({ code: outcome.problem });
      else return outcome.issues;
      return null;
    },
  };
}
