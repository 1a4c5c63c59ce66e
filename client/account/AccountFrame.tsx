import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { AccountFrame_business$key } from "../__generated__/AccountFrame_business.graphql.ts";
import { FormLayout } from "../layouts/FormLayout.tsx";
import { LanguageChoice } from "../shared/LanguageChoice.tsx";
import { ThemeRoot } from "../ui/ThemeRoot.tsx";
import styles from "./Account.module.css";

interface Props {
  readonly business: AccountFrame_business$key;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

export function AccountFrame({ business, title, children }: Props) {
  const { name, accentColor, locale } = useFragment(
    graphql`
      fragment AccountFrame_business on Business {
        name
        accentColor
        locale
      }
    `,
    business,
  );
  return (
    <ThemeRoot accent={accentColor}>
      <FormLayout pageFooter={<LanguageChoice />}>
        <div className={styles.screen}>
          <header>
            <p className={styles.above} lang={locale}>
              {name}
            </p>
            <h1 className={styles.title}>{title}</h1>
          </header>
          {children}
        </div>
      </FormLayout>
    </ThemeRoot>
  );
}
