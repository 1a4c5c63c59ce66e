import { type MouseEvent, type ReactNode, use } from "react";
import { isPlainClick, Link } from "../router/Link.tsx";
import { useRouter } from "../router/RouterProvider.tsx";
import type { ButtonKind } from "../ui/Button.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { AuthorshipContext, useAuthored, widgetHref } from "./authored.ts";

interface Props {
  /** A path of our own, or an address elsewhere. */
  readonly href: string;
  readonly className?: string | undefined;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

const isOurs = (href: string) => /^[/#](?!\/)/.test(href);

/** A link with words of the business: within the site without a reload, elsewhere as any link. */
export function ContentLink({ href, className, isCurrent = false, children }: Props) {
  const { preview } = use(AuthorshipContext);
  const authored = useAuthored();
  const props = { ...authored, className, "aria-current": isCurrent ? ("page" as const) : undefined };
  if (isOurs(href)) {
    return (
      <Link {...props} href={widgetHref(href, preview)}>
        {children}
      </Link>
    );
  }
  return (
    <a {...props} href={href} rel="noopener">
      {children}
    </a>
  );
}

/** The same as a button. */
export function ContentButton({
  href,
  kind,
  isAuthored = true,
  children,
}: Pick<Props, "href" | "children"> & { readonly kind?: ButtonKind; readonly isAuthored?: boolean }) {
  const router = useRouter();
  const { preview } = use(AuthorshipContext);
  const { lang } = useAuthored();
  const to = widgetHref(href, preview);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (!isOurs(href) || !isPlainClick(event)) return;
    event.preventDefault();
    router.navigate(to);
  }
  return (
    <LinkButton
      href={to}
      onClick={follow}
      {...(kind && { kind })}
      {...(isAuthored && lang !== undefined && { lang })}
      {...(!isOurs(href) && { rel: "noopener" })}
    >
      {children}
    </LinkButton>
  );
}
