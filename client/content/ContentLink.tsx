import { type ReactNode, use } from "react";
import type { ButtonKind } from "../ui/buttons/Button.tsx";
import { LinkButton } from "../ui/buttons/LinkButton.tsx";
import { AuthorshipContext, useAuthored, widgetHref } from "./authored.ts";

interface Props {
  readonly href: string;
  readonly className?: string | undefined;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

const isOurs = (href: string) => /^[/#](?!\/)/.test(href);

export function ContentLink({ href, className, isCurrent = false, children }: Props) {
  const { preview } = use(AuthorshipContext);
  const authored = useAuthored();
  return (
    <a
      {...authored}
      href={widgetHref(href, preview)}
      className={className}
      aria-current={isCurrent ? "page" : undefined}
      rel={isOurs(href) ? undefined : "noopener"}
    >
      {children}
    </a>
  );
}

export function ContentButton({
  href,
  kind,
  isAuthored = true,
  children,
}: Pick<Props, "href" | "children"> & { readonly kind?: ButtonKind; readonly isAuthored?: boolean }) {
  const { preview } = use(AuthorshipContext);
  const { lang } = useAuthored();
  return (
    <LinkButton
      href={widgetHref(href, preview)}
      {...(kind && { kind })}
      {...(isAuthored && lang !== undefined && { lang })}
      {...(!isOurs(href) && { rel: "noopener" })}
    >
      {children}
    </LinkButton>
  );
}
