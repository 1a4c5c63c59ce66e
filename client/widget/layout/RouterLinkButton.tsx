import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "../../router/Link.tsx";
import { useRouter } from "../../router/RouterProvider.tsx";
import type { ButtonKind } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";

interface Props {
  readonly href: string;
  readonly kind?: ButtonKind;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A link styled as a button that navigates without a reload. */
export function RouterLinkButton(props: Props) {
  const router = useRouter();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    router.navigate(props.href);
  }
  return <LinkButton {...props} onClick={follow} />;
}
