import { Trans } from "@lingui/react/macro";
import { Fragment } from "react";
import { formatLongDuration } from "../../time/format.ts";
import { BusinessText } from "../../shared/BusinessText.tsx";
import { formatPercent } from "../messages/formatPercent.ts";
import { type RefundTerms, groupRefundTerms } from "./refundTerms.ts";
import styles from "./RefundPolicy.module.css";

interface Props {
  readonly services: readonly (RefundTerms & { readonly name: string })[];
  readonly policy: string | null | undefined;
  readonly locale: string;
}

export function RefundPolicy({ services, policy, locale }: Props) {
  return (
    <div className={styles.policy}>
      {groupRefundTerms(services).map((terms) => (
        <p key={terms.services.join()}>
          {terms.services.map((name) => (
            <Fragment key={name}>
              <strong>
                <BusinessText>{name}</BusinessText>
              </strong>
              {": "}
            </Fragment>
          ))}
          <RefundTermsText terms={terms} locale={locale} />
        </p>
      ))}
      {policy == null ? null : (
        <p>
          <BusinessText>{policy}</BusinessText>
        </p>
      )}
    </div>
  );
}

function RefundTermsText({ terms, locale }: { readonly terms: RefundTerms; readonly locale: string }) {
  const { refundPercent, refundCutoffMinutes } = terms;
  if (refundPercent === 0) return <Trans>What you pay now is not refundable if you cancel.</Trans>;
  const share = formatPercent(refundPercent, locale);
  const before = formatLongDuration(refundCutoffMinutes, locale);
  if (refundCutoffMinutes === 0) {
    return refundPercent === 100 ? (
      <Trans>If you cancel before your appointment, you get a full refund.</Trans>
    ) : (
      <Trans>If you cancel before your appointment, you get {share} of your payment back.</Trans>
    );
  }
  return refundPercent === 100 ? (
    <Trans>If you cancel at least {before} before your appointment, you get a full refund.</Trans>
  ) : (
    <Trans>
      If you cancel at least {before} before your appointment, you get {share} of your payment back.
    </Trans>
  );
}
