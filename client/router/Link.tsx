import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { useRouter } from "./RouterProvider.tsx";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly replace?: boolean;
}

/** An `<a>` that navigates without a reload and preloads when pointed at or focused. */
export function Link({ href, replace = false, onClick, ...rest }: LinkProps) {
  const router = useRouter();

  function onLinkClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (rest.target && rest.target !== "_self")) return;
    event.preventDefault();
    router.navigate(href, { replace });
  }

  return (
    <a
      {...rest}
      href={href}
      onClick={onLinkClick}
      onPointerEnter={() => router.preload(href)}
      onFocus={() => router.preload(href)}
    />
  );
}

/** Modifier keys and other buttons open a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
