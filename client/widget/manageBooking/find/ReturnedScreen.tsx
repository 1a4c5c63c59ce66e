import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ReturnedScreen_business$key } from "../../../__generated__/ReturnedScreen_business.graphql.ts";
import { FormLayout } from "../../../layouts/FormLayout.tsx";
import { LanguageChoice } from "../../../shared/LanguageChoice.tsx";
import { ScreenHeading } from "../../layout/ScreenHeading.tsx";
import { WidgetFrame } from "../../layout/WidgetFrame.tsx";
import styles from "../AfterForm.module.css";

/**
 * The return from a payment that the business opened. The payer may be the client or a person at the desk, so the
 * screen has no access key and nothing of the booking.
 */
export function ReturnedScreen(props: { readonly business: ReturnedScreen_business$key }) {
  const business = useFragment(
    graphql`
      fragment ReturnedScreen_business on Business {
        name
        ...WidgetFrame_business
      }
    `,
    props.business,
  );
  const { name } = business;
  return (
    <WidgetFrame business={business}>
      <FormLayout pageFooter={<LanguageChoice />}>
        <div className={styles.screen}>
          <ScreenHeading isInterfaceText title={<Trans>You can close this page</Trans>} />
          <p>
            <Trans>{name} sees at once whether the payment was successful.</Trans>
          </p>
          <p>
            <Trans>If you have not paid yet, open the payment page again.</Trans>
          </p>
        </div>
      </FormLayout>
    </WidgetFrame>
  );
}
