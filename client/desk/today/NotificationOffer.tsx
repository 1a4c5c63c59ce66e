import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { getLocalStorage } from "../../shared/webStorage.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { getNotificationPermission } from "../live/BookingAnnouncer.tsx";
import styles from "./Today.module.css";

const STORAGE_KEY = "daybook.desk.notifications";

/** Offers notifications of the browser once. Browsers require a press before they show their question. */
export function NotificationOffer() {
  const [isShown, setShown] = useState(
    () => getNotificationPermission() === "default" && getLocalStorage()?.getItem(STORAGE_KEY) !== "later",
  );
  if (!isShown) return null;
  return (
    <section className={styles.offer}>
      <p>
        <Trans>Hear of new bookings while you work in another window.</Trans>
      </p>
      <div className={styles.buttons}>
        <Button onPress={() => void Notification.requestPermission().then(() => setShown(false))}>
          <Trans>Allow notifications</Trans>
        </Button>
        <Button
          kind="quiet"
          onPress={() => {
            getLocalStorage()?.setItem(STORAGE_KEY, "later");
            setShown(false);
          }}
        >
          <Trans>Not now</Trans>
        </Button>
      </div>
    </section>
  );
}
