import { useEffect, useEffectEvent, useRef } from "react";
import { graphql } from "react-relay";
import type { usePasskeySignInFinishMutation } from "../../__generated__/usePasskeySignInFinishMutation.graphql.ts";
import type { usePasskeySignInStartMutation } from "../../__generated__/usePasskeySignInStartMutation.graphql.ts";
import { useSendMutation } from "../useSendMutation.ts";
import {
  type CredentialJson,
  awaitSuggestedPasskey,
  canSuggestPasskeys,
  findPasskey,
} from "./passkeyBrowser.ts";

interface Options {
  /** True to let the browser suggest passkeys in the email field. */
  readonly suggests: boolean;
  readonly onSignedIn: () => void;
  /** Receives the name of the failure. Undefined if no valid response arrived. */
  readonly onFailure: (typename: string | undefined) => void;
}

/** Returns a function that signs in with a passkey. */
export function usePasskeySignIn({ suggests, onSignedIn, onFailure }: Options) {
  const suggestion = useRef<AbortController | null>(null);
  const [start, isStarting] = useSendMutation<usePasskeySignInStartMutation>(graphql`
    mutation usePasskeySignInStartMutation($input: StartPasskeySignInInput!) {
      startPasskeySignIn(input: $input) {
        __typename
        ... on StartPasskeySignInPayload {
          options
        }
      }
    }
  `);
  const [finish, isFinishing] = useSendMutation<usePasskeySignInFinishMutation>(graphql`
    mutation usePasskeySignInFinishMutation($input: FinishPasskeySignInInput!) {
      finishPasskeySignIn(input: $input) {
        __typename
      }
    }
  `);

  async function finishWith(credential: CredentialJson): Promise<void> {
    if (credential === null) return;
    const typename = (await finish({ input: { credential } }))?.finishPasskeySignIn.__typename;
    if (typename === "FinishPasskeySignInPayload") onSignedIn();
    else onFailure(typename);
  }

  async function signInWithPasskey(): Promise<void> {
    suggestion.current?.abort();
    const started = (await start({ input: {} }))?.startPasskeySignIn;
    if (started?.__typename !== "StartPasskeySignInPayload") return onFailure(started?.__typename);
    return finishWith(await findPasskey(started.options));
  }

  const suggest = useEffectEvent(async (signal: AbortSignal) => {
    if (!(await canSuggestPasskeys()) || signal.aborted) return;
    const started = (await start({ input: {} }))?.startPasskeySignIn;
    if (started?.__typename !== "StartPasskeySignInPayload" || signal.aborted) return;
    await finishWith(await awaitSuggestedPasskey(started.options, signal));
  });
  useEffect(() => {
    if (!suggests) return undefined;
    const controller = new AbortController();
    suggestion.current = controller;
    void suggest(controller.signal);
    return () => controller.abort();
  }, [suggests]);

  return [signInWithPasskey, isStarting || isFinishing] as const;
}
