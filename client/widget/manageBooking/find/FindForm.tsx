import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { emailFault } from "../../../../server/shared/contact/contactRules.ts";
import { cleanText } from "../../../../server/shared/contact/text.ts";
import type { IssueCode } from "../../../../server/shared/failures/failure.ts";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { faultWords } from "../../messages/faultWords.ts";
import { phoneHref } from "../../messages/phoneHref.ts";
import styles from "../AfterForm.module.css";
import { type FindProblem, findWords } from "./findWords.ts";
import { useFindBooking } from "./useFindBooking.ts";

interface Props {
  /** Slug that limits the search, or null. */
  readonly service: string | null;
  readonly phone: string;
  readonly hrefOf: (key: string) => string;
}

const none: Faults = { reference: null, email: null };

interface Faults {
  readonly reference: IssueCode | null;
  readonly email: IssueCode | null;
}

/** Finds a booking by reference and email. The input never gets into an address. */
export function FindForm({ service, phone, hrefOf }: Props) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const find = useFindBooking(service);
  const [reference, setReference] = useState("");
  const [email, setEmail] = useState("");
  const [faults, setFaults] = useState(none);
  const [problem, setProblem] = useState<{ readonly code: FindProblem } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const referenceField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [problem]);
  const words = problem && findWords(problem.code);
  const said = (code: IssueCode | null) => code && i18n._(faultWords(code));

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const wrong = judge(reference, email);
    setFaults(wrong);
    setProblem(null);
    if (wrong.reference) return referenceField.current?.focus();
    if (wrong.email) return emailField.current?.focus();
    setBusy(true);
    const found = await find(cleanText(reference), cleanText(email));
    if ("key" in found) return router.navigate(hrefOf(found.key));
    setBusy(false);
    setProblem({ code: found.problem });
  }

  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={(event) => void send(event)}>
      {words === null ? null : (
        <Notice
          ref={notice}
          kind="danger"
          title={i18n._(words.title)}
          actions={
            <LinkButton href={phoneHref(phone)}>
              <Trans>Call {phone}</Trans>
            </LinkButton>
          }
        >
          {i18n._(words.advice)}
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
            setFaults({ ...faults, reference: null });
          }}
          error={said(faults.reference)}
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
            setFaults({ ...faults, email: null });
          }}
          error={said(faults.email)}
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

function judge(reference: string, email: string): Faults {
  const address = cleanText(email);
  return {
    reference: cleanText(reference) === "" ? "REQUIRED" : null,
    email: address === "" ? "REQUIRED" : emailFault(address),
  };
}
