import type { MessageDescriptor } from "@lingui/core";
import type { PageOutcome } from "../router/page.ts";

interface AccountPageData {
  readonly business: { readonly name: string } | null | undefined;
}

export const createAccountPage = (title: MessageDescriptor) => ({
  variables: () => ({}),
  outcome: ({ business }: AccountPageData): PageOutcome =>
    business == null
      ? { status: 404, message: "Page not found: /account" }
      : { status: 200, isPrivate: true },
  title: ({ business }: AccountPageData, i18n: { _(message: MessageDescriptor): string }) =>
    [i18n._(title), business?.name].filter(Boolean).join(" · "),
});
