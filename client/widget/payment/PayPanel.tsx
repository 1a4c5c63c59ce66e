import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { type PanelState, panelWords } from "./panelWords.ts";
import styles from "./PayPanel.module.css";

export function PayPanel(state: PanelState) {
  const { i18n } = useLingui();
  const notice = useRef<HTMLDivElement>(null);
  const { kind, title, text, isNews } = panelWords(state);
  useEffect(() => {
    if (isNews) notice.current?.focus();
  }, [isNews, title.id]);
  return (
    <div className={styles.panel}>
      <Notice ref={notice} kind={kind} title={i18n._(title)}>
        {i18n._(text)}
      </Notice>
    </div>
  );
}
