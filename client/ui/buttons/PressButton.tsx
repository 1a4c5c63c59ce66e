import type { ButtonHTMLAttributes, KeyboardEvent, MouseEvent, Ref } from "react";

export interface PressProps extends Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  | "type"
  | "form"
  | "autoFocus"
  | "aria-label"
  | "aria-describedby"
  | "aria-expanded"
  | "aria-controls"
  | "aria-pressed"
> {
  /** Called once for each press by pointer, touch, key or assistive technology. */
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

interface Props
  extends
    PressProps,
    Pick<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "aria-disabled" | "children"> {
  readonly "data-busy"?: boolean | undefined;
  readonly "data-control"?: string | undefined;
}

/** A native button without browser differences. It submits no form unless `type` is set. */
export function PressButton({ type = "button", isDisabled, onPress, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      disabled={isDisabled}
      onKeyDown={pressOnce}
      onClick={(event) => {
        focusPressed(event);
        onPress?.();
      }}
    />
  );
}

/** A held Enter key repeats clicks on a native button. */
function pressOnce(event: KeyboardEvent) {
  if (event.repeat && event.key === "Enter") event.preventDefault();
}

/** Safari does not focus a clicked button, but dialogs return the focus to it. */
function focusPressed({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  if (document.activeElement !== currentTarget) currentTarget.focus({ preventScroll: true });
}
