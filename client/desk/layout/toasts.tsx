import { useLingui } from "@lingui/react/macro";
import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useRouter } from "../../router/RouterProvider.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { classes } from "../../ui/classes.ts";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { ThemeRoot } from "../../ui/ThemeRoot.tsx";
import styles from "./toasts.module.css";

export interface Toast {
  readonly text: ReactNode;
  /** For example "Undo". The toast closes with it. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Default: ten seconds. Pointing at the toast or focusing it stops the time. */
  readonly milliseconds?: number;
  /** A failure has no time limit (WCAG 2.2, 2.2.1). It stays until it is closed or another screen is opened. */
  readonly isFailure?: boolean;
}

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast>(() => {});

const DEFAULT_MS = 10_000;
const MAX_SHOWN = 3;

/** Returns a function that shows a short message, which screen readers announce politely. */
export function useToast(): ShowToast {
  return use(ToastContext);
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const { pathname } = useRouter().url;
  const [toasts, setToasts] = useState<readonly (Toast & { readonly id: number })[]>([]);
  const lastId = useRef(0);
  const [timers] = useState(() => new Map<number, ReturnType<typeof setTimeout>>());

  const close = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  };
  const startTimer = ({ id, isFailure, milliseconds = DEFAULT_MS }: Toast & { readonly id: number }) => {
    clearTimeout(timers.get(id));
    if (isFailure) return;
    timers.set(
      id,
      setTimeout(() => close(id), milliseconds),
    );
  };
  const show = useMemo<ShowToast>(
    () => (toast) => {
      const added = { ...toast, id: ++lastId.current };
      startTimer(added);
      setToasts((shown) =>
        [...shown.filter((other) => !isSameFailure(other, added)), added].slice(-MAX_SHOWN),
      );
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the functions use refs and state setters only
    [],
  );
  useEffect(() => setToasts((shown) => shown.filter(({ isFailure }) => !isFailure)), [pathname]);

  return (
    <ToastContext value={show}>
      {children}
      <ThemeRoot isFramed>
        <div className={styles.region} role="status" aria-live="polite">
          {toasts.map((toast) => (
            <div
              key={toast.id}
              className={classes(styles.toast, toast.isFailure && styles.failure)}
              onPointerEnter={() => clearTimeout(timers.get(toast.id))}
              onPointerLeave={() => startTimer(toast)}
              onFocus={() => clearTimeout(timers.get(toast.id))}
              onBlur={() => startTimer(toast)}
            >
              {toast.isFailure ? <Icon name="warning" /> : null}
              <p>{toast.text}</p>
              {toast.action === undefined ? null : (
                <Button
                  kind="quiet"
                  onPress={() => {
                    toast.action?.onPress();
                    close(toast.id);
                  }}
                >
                  {toast.action.label}
                </Button>
              )}
              <IconButton icon="cross" label={t`Close`} onPress={() => close(toast.id)} />
            </div>
          ))}
        </div>
      </ThemeRoot>
    </ToastContext>
  );
}

const isSameFailure = (one: Toast, other: Toast): boolean =>
  one.isFailure === true && other.isFailure === true && one.text === other.text;
