import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Notice } from "../../ui/feedback/Notice.tsx";
import accountStyles from "../Account.module.css";
import type { AccountViewer } from "../useViewer.ts";
import { AuthenticatorApp } from "./AuthenticatorApp.tsx";
import { Passkeys } from "./Passkeys.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { RequireSecondStep } from "./RequireSecondStep.tsx";
import { RecoveryCodeCount } from "./RecoveryCodeCount.tsx";

export interface SecurityProps {
  readonly viewer: AccountViewer;
  /** The business's IANA zone. */
  readonly timeZone: string;
  readonly acceptsPasskeys: boolean;
  readonly onChange: () => Promise<void>;
}

export function Security({ viewer, timeZone, acceptsPasskeys, onChange }: SecurityProps) {
  const [newCodes, setNewCodes] = useState<readonly string[]>([]);
  const showCodes = async (codes: readonly string[]) => {
    if (codes.length > 0) setNewCodes(codes);
    await onChange();
  };
  const hasFactor = viewer.passkeys.length > 0 || viewer.codesEnabledAt != null;
  const managesBusiness = viewer.permissions.some(({ permission }) => permission === "business.manage");
  return (
    <section className={accountStyles.part}>
      <h2 className={accountStyles.heading}>
        <Trans>Security</Trans>
      </h2>
      {viewer.mustSetUpSecondFactor ? (
        <Notice kind="warning">
          <Trans>
            Your business requires a second step to sign in. Please add a passkey or set up an authenticator
            app to continue.
          </Trans>
        </Notice>
      ) : null}
      {newCodes.length > 0 ? <RecoveryCodes codes={newCodes} onDone={() => setNewCodes([])} /> : null}
      {acceptsPasskeys ? <Passkeys viewer={viewer} timeZone={timeZone} onChange={showCodes} /> : null}
      <AuthenticatorApp viewer={viewer} onChange={showCodes} />
      {managesBusiness && !viewer.mustSetUpSecondFactor ? (
        <RequireSecondStep viewer={viewer} onChange={onChange} />
      ) : null}
      {hasFactor && newCodes.length === 0 ? <RecoveryCodeCount viewer={viewer} onChange={showCodes} /> : null}
    </section>
  );
}
