import { Trans } from "@lingui/react/macro";
import { Checkbox } from "../../ui/choices/Checkbox.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import styles from "./move.module.css";
import type { MoveNotice } from "./moveNotice.ts";

/** `MOVE_MESSAGE_MAX` of the server. */
const MESSAGE_MAX = 500;

interface Props {
  readonly hasEmail: boolean;
  readonly notice: MoveNotice;
  readonly onChange: (notice: MoveNotice) => void;
}

/** Decides whether the client gets a mail about the new time, and with which words. */
export function MoveNoticeFields({ hasEmail, notice, onChange }: Props) {
  if (!hasEmail)
    return (
      <p className={styles.hint}>
        <Trans>The client has no email and gets no message.</Trans>
      </p>
    );
  return (
    <>
      <Checkbox
        name="notifiesClient"
        isSelected={notice.notifiesClient}
        onChange={(notifiesClient) => onChange({ ...notice, notifiesClient })}
        hint={
          notice.notifiesClient ? (
            <Trans>
              The email with the new time leaves after 15 seconds. Undo before then sends nothing.
            </Trans>
          ) : (
            <Trans>The history will show that the client was not told.</Trans>
          )
        }
      >
        <Trans>Tell the client</Trans>
      </Checkbox>
      {notice.notifiesClient ? (
        <TextArea
          label={<Trans>A line to the client</Trans>}
          name="message"
          value={notice.message}
          onChange={(message) => onChange({ ...notice, message })}
          maxLength={MESSAGE_MAX}
          optionalLabel={<Trans>Optional</Trans>}
        />
      ) : null}
    </>
  );
}
