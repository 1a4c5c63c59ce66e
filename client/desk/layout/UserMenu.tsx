import { Trans, useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { UserMenuSignOutMutation } from "../../__generated__/UserMenuSignOutMutation.graphql.ts";
import { LanguageChoice } from "../../shared/LanguageChoice.tsx";
import { Avatar } from "../../ui/Avatar.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { clearDrafts } from "../drafts/clearDrafts.ts";
import { getRoleLabel } from "./roleLabels.ts";
import styles from "./UserMenu.module.css";

interface Props {
  readonly name: string;
  readonly role: string | null;
}

export function UserMenu({ name, role }: Props) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [signOut, isBusy] = useMutation<UserMenuSignOutMutation>(graphql`
    mutation UserMenuSignOutMutation($input: SignOutInput!) {
      signOut(input: $input) {
        __typename
      }
    }
  `);
  const leave = () => {
    clearDrafts();
    location.assign("/account/sign-in?next=%2Fdesk");
  };

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [isOpen]);

  return (
    <div ref={box} className={styles.box}>
      <button
        ref={button}
        type="button"
        className={styles.user}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar name={name} size={28} />
        <span className={styles.names}>
          <span className={styles.name}>{name}</span>
          {role === null ? null : <span className={styles.role}>{i18n._(getRoleLabel(role))}</span>}
        </span>
        <Icon name="up" size={16} />
      </button>
      {isOpen ? (
        <div className={styles.menu}>
          <LanguageChoice />
          <a href="/account">
            <Trans>Your account</Trans>
          </a>
          <a href="/">
            <Trans>Your public page</Trans>
          </a>
          <button
            type="button"
            disabled={isBusy}
            onClick={() => signOut({ variables: { input: {} }, onCompleted: leave, onError: leave })}
          >
            <Trans>Sign out</Trans>
          </button>
        </div>
      ) : null}
    </div>
  );
}
