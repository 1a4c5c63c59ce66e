import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { phoneHref } from "../messages/phoneHref.ts";
import { changeWords, type ChangeProblem, needsOffice } from "../order/changeProblem.ts";

interface Props {
  readonly problem: ChangeProblem;
  readonly failed: MessageDescriptor;
  readonly phone: string;
}

export function ChangeNotice({ problem, failed, phone }: Props) {
  const { i18n } = useLingui();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [problem]);
  const { title, advice } = changeWords(problem, failed);
  return (
    <Notice
      ref={notice}
      kind="danger"
      title={i18n._(title)}
      actions={
        needsOffice(problem) ? (
          <LinkButton href={phoneHref(phone)}>
            <Trans>Call {phone}</Trans>
          </LinkButton>
        ) : undefined
      }
    >
      {advice === null ? null : i18n._(advice)}
    </Notice>
  );
}
