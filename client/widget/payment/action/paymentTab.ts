import { isFramed } from "../../../shared/host/postToHost.ts";

export interface PaymentTab {
  /** Shows the payment page. `BLOCKED` means that the browser opened no tab and the visitor needs a link. */
  readonly show: (url: string) => "HERE" | "TAB" | "BLOCKED";
  readonly close: () => void;
}

/**
 * Returns this tab for the payment page, or a new one inside an iframe, where payment providers refuse to be shown.
 * Call it in the click handler, or the browser blocks the new tab. `placeholder` is shown until the page loads.
 */
export function openPaymentTab(placeholder: string): PaymentTab {
  if (!isFramed()) {
    return {
      show(url) {
        window.location.assign(url);
        return "HERE";
      },
      close: () => {},
    };
  }
  const tab = window.open("about:blank", "_blank");
  if (tab !== null) {
    try {
      // The payment page must not reach this one.
      tab.opener = null;
      tab.document.title = placeholder;
      tab.document.body.textContent = placeholder;
    } catch {
      // A sandboxed iframe may open a tab without being allowed to write to it.
    }
  }
  return {
    show(url) {
      if (tab === null || tab.closed) return "BLOCKED";
      tab.location.replace(url);
      return "TAB";
    },
    close: () => tab?.close(),
  };
}
