import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { useRouter } from "../../router/RouterProvider.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./CommandBar.module.css";
import { DeskIcon } from "./DeskIcon.tsx";
import { MatchedText } from "./MatchedText.tsx";
import { type Command, useCommands } from "./useCommands.ts";

/** An editable combobox with a list that is always open (ARIA Authoring Practices). */
export function CommandList({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const router = useRouter();
  const id = useId();
  const [text, setText] = useState("");
  const [activeIndex, setActiveIndex] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const { groups, isSearching, hasFailed } = useCommands(text);
  const commands = groups.flatMap((group) => group.commands);
  const count = commands.length;
  const current = Math.min(activeIndex, count - 1);

  const choose = (command: Command | undefined) => {
    if (command === undefined) return;
    onClose();
    router.navigate(command.href);
  };
  const move = (index: number) => {
    setActiveIndex(index);
    list.current?.querySelectorAll("[role=option]")[index]?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method confirms its text with Enter.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") choose(commands[current]);
    else if (count > 0 && event.key === "ArrowDown") move((current + 1) % count);
    else if (count > 0 && event.key === "ArrowUp") move((current + count - 1) % count);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className={styles.field}>
        <DeskIcon name="search" />
        <input
          role="combobox"
          aria-label={t`Search and commands`}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current < 0 ? undefined : `${id}-${current}`}
          placeholder={t`Search clients, bookings and screens`}
          autoComplete="off"
          autoFocus
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActiveIndex(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t`Results`}
        aria-busy={isSearching}
        className={styles.list}
      >
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className={styles.group}>
            <div id={`${id}-${group.id}`} role="presentation" className={styles.groupName}>
              {group.label}
            </div>
            {group.commands.map((command) => {
              const index = commands.indexOf(command);
              return (
                // The keys belong to the field, which keeps the focus.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={command.id}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === current}
                  className={styles.option}
                  onPointerMove={() => setActiveIndex(index)}
                  onClick={() => choose(command)}
                >
                  <DeskIcon name={command.icon} size={18} />
                  <span className={styles.text}>
                    <MatchedText text={command.text} search={text} />
                  </span>
                  {command.aside === undefined ? null : (
                    <span className={styles.aside}>
                      <MatchedText text={command.aside} search={text} />
                    </span>
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {isSearching ? (
        <div className={styles.loading}>
          <Skeleton width="60%" />
          <Skeleton width="45%" />
        </div>
      ) : null}
      <div role="status">
        {isSearching ? (
          <VisuallyHidden>
            <Trans>Searching</Trans>
          </VisuallyHidden>
        ) : hasFailed ? (
          <p className={styles.note}>
            <Trans>That did not work. Please try again.</Trans>
          </p>
        ) : count === 0 ? (
          <p className={styles.note}>
            <Trans>Nothing found. Try a name, an email or a reference.</Trans>
          </p>
        ) : text.trim() === "" ? null : (
          <VisuallyHidden>
            <Plural value={count} one="# result" other="# results" />
          </VisuallyHidden>
        )}
      </div>
    </>
  );
}
