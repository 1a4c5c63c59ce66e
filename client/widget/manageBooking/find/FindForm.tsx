import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { checkEmail } from "../../../../server/shared/contact/contactRules.ts";
import { cleanText } from "../../../../server/shared/contact/text.ts";
import type { IssueCode } from "../../../../server/shared/failures/failure.ts";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { getIssueMessage } from "../../../shared/getIssueMessage.ts";
import { CallButton } from "../../messages/CallButton.tsx";
import styles from "../AfterForm.module.css";
import { type FindFailure, getFindFailureMessages } from "./findFailure.ts";
import { useFindBooking } from "./useFindBooking.ts";

interface Props {
  /** Slug that limits the search, or null. */
  readonly service: string | null;
  readonly phone: string;
  readonly getBookingHref: (key: string) => string;
}

const noIssues: FieldIssues = { reference: null, email: null };

interface FieldIssues {
  readonly reference: IssueCode | null;
  readonly email: IssueCode | null;
}

/** Finds a booking by reference and email. The input never gets into an address. */
export function FindForm({ service, phone, getBookingHref }: Props) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const find = useFindBooking(service);
  const [reference, setReference] = useState("");
  const [email, setEmail] = useState("");
  const [issues, setIssues] = useState(noIssues);
  const [failure, setFailure] = useState<{ readonly code: FindFailure } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const referenceField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => noticeRef.current?.focus(), [failure]);
  const failureMessages = failure && getFindFailureMessages(failure.code);
  const formatIssue = (code: IssueCode | null) => code && i18n._(getIssueMessage(code));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const foundIssues = validate(reference, email);
    setIssues(foundIssues);
    setFailure(null);
    if (foundIssues.reference) return referenceField.current?.focus();
    if (foundIssues.email) return emailField.current?.focus();
    setBusy(true);
    const result = await find(cleanText(reference), cleanText(email));
    if ("key" in result) return router.navigate(getBookingHref(result.key));
    setBusy(false);
    setFailure({ code: result.failure });
  }

  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {failureMessages === null ? null : (
        <Notice
          ref={noticeRef}
          kind="danger"
          title={i18n._(failureMessages.title)}
          actions={<CallButton phone={phone} />}
        >
          {i18n._(failureMessages.advice)}
        </Notice>
      )}
      <div className={styles.fields}>
        <TextField
          ref={referenceField}
          name="reference"
          label={<Trans>Reference</Trans>}
          hint={<Trans>Eight letters and digits from your confirmation.</Trans>}
          value={reference}
          onChange={(text) => {
            setReference(text);
            setIssues({ ...issues, reference: null });
          }}
          error={formatIssue(issues.reference)}
          autoComplete="off"
          maxLength={40}
        />
        <TextField
          ref={emailField}
          name="email"
          kind="email"
          label={<Trans>Email</Trans>}
          hint={<Trans>The address that you booked with.</Trans>}
          value={email}
          onChange={(text) => {
            setEmail(text);
            setIssues({ ...issues, email: null });
          }}
          error={formatIssue(issues.email)}
          autoComplete="email"
          maxLength={254}
        />
      </div>
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" isBusy={isBusy} busyText={t`Searching`}>
          <Trans>Find my booking</Trans>
        </Button>
      </div>
    </form>
  );
}

function validate(reference: string, email: string): FieldIssues {
  const address = cleanText(email);
  return {
    reference: cleanText(reference) === "" ? "REQUIRED" : null,
    email: address === "" ? "REQUIRED" : checkEmail(address),
  };
}
