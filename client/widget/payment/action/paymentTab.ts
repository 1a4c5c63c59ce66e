/** Where the payment page opens. */
export interface PaymentTab {
  /** Shows it; what came of it. BLOCKED: the browser opened no tab, a link must be pressed. */
  readonly show: (url: string) => "HERE" | "TAB" | "BLOCKED";
  /** It is not needed after all. */
  readonly close: () => void;
}

/** Whether we are shown inside somebody else's page. */
export function isFramed(): boolean {
  return window.self !== window.top;
}

/**
 * The place for the payment page: this tab, or a new one where we are in a frame, since providers refuse to be shown
 * within a page that is not theirs. To be called in the press itself: later the browser opens no tab any more.
 * `words` stand in the new tab until the page comes.
 */
export function reserveTab(words: string): PaymentTab {
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
      // What comes there has no business with this page.
      tab.opener = null;
      tab.document.title = words;
      tab.document.body.textContent = words;
    } catch {
      // A frame that its host has fenced in may open a tab, and not write into it.
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
