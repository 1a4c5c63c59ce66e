import { type ReactNode, useState } from "react";
import { ConfirmIdentity } from "./ConfirmIdentity.tsx";

interface Result {
  readonly __typename: string;
}

interface Confirmation {
  /**
   * Sends a mutation. If it needs a confirmation, the dialog opens and the mutation is sent again afterwards. Returns
   * null if the user closes the dialog or no result arrives.
   */
  readonly sendConfirmed: <T extends Result>(send: () => Promise<T | undefined>) => Promise<T | null>;
  readonly dialog: ReactNode;
}

/** @param methods how the user can confirm, besides the password */
export function useConfirmation(methods: {
  readonly hasPasskey: boolean;
  readonly hasApp: boolean;
}): Confirmation {
  const [settle, setSettle] = useState<((isConfirmed: boolean) => void) | null>(null);
  const ask = () => new Promise<boolean>((resolve) => setSettle(() => resolve));
  const close = (isConfirmed: boolean) => {
    settle?.(isConfirmed);
    setSettle(null);
  };
  return {
    async sendConfirmed(send) {
      const result = await send();
      if (result?.__typename !== "PasswordRequired") return result ?? null;
      return (await ask()) ? ((await send()) ?? null) : null;
    },
    dialog: settle === null ? null : <ConfirmIdentity {...methods} onSettled={close} />,
  };
}
