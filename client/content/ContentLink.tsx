import { type ReactNode, use } from "react";
import type { ButtonKind } from "../ui/buttons/Button.tsx";
import { LinkButton } from "../ui/buttons/LinkButton.tsx";
import { SiteContext, useLangAttributes, widgetHref } from "./siteContext.ts";

interface Props {
  readonly href: string;
  readonly className?: string | undefined;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

const isInternal = (href: string) => /^[/#](?!\/)/.test(href);

export function ContentLink({ href, className, isCurrent = false, children }: Props) {
  const { previewId } = use(SiteContext);
  const langAttributes = useLangAttributes();
  return (
    <a
      {...langAttributes}
      href={widgetHref(href, previewId)}
      className={className}
      aria-current={isCurrent ? "page" : undefined}
      rel={isInternal(href) ? undefined : "noopener"}
    >
      {children}
    </a>
  );
}

export function ContentButton({
  href,
  kind,
  isBusinessText = true,
  children,
}: Pick<Props, "href" | "children"> & { readonly kind?: ButtonKind; readonly isBusinessText?: boolean }) {
  const { previewId } = use(SiteContext);
  const { lang } = useLangAttributes();
  return (
    <LinkButton
      href={widgetHref(href, previewId)}
      {...(kind && { kind })}
      {...(isBusinessText && lang !== undefined && { lang })}
      {...(!isInternal(href) && { rel: "noopener" })}
    >
      {children}
    </LinkButton>
  );
}
