import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SendFailureCode } from "./sendAnswers.ts";

export function getSendFailureMessage(failureCode: SendFailureCode): {
  readonly title: MessageDescriptor;
  readonly advice: MessageDescriptor;
} {
  switch (failureCode) {
    case "CONNECTION":
      return {
        title: msg`We were unable to send your answers. Please try again.`,
        advice: msg`The connection was lost. Your answers are kept.`,
      };
    case "TOO_MANY_ATTEMPTS":
      return {
        title: msg`Too many answers were sent from your connection.`,
        advice: msg`Your answers are kept. Please try again in a few minutes.`,
      };
    case "ALREADY_SENT":
      return {
        title: msg`We have already received your answers.`,
        advice: msg`Your answers have just been sent and cannot be changed here.`,
      };
    case "CHANGED":
      return {
        title: msg`The questions have changed.`,
        advice: msg`Your answers are kept. Please look through them and send them again.`,
      };
    case "GONE":
      return {
        title: msg`These questions are no longer asked.`,
        advice: msg`Please contact us directly.`,
      };
    case "SUSPENDED":
      return {
        title: msg`Answers cannot be sent at the moment.`,
        advice: msg`Please contact us directly.`,
      };
    case "UNKNOWN":
      return {
        title: msg`We were unable to send your answers. Please try again.`,
        advice: msg`Something went wrong on our side. Your answers are kept.`,
      };
  }
}
