import { useId, useRef, useState, type DragEvent, type ReactNode } from "react";
import { Button } from "../buttons/Button.tsx";
import { ErrorText } from "./ErrorText.tsx";
import fieldStyles from "./Field.module.css";
import styles from "./FileField.module.css";
import { ProgressBar } from "../feedback/ProgressBar.tsx";

export interface ChosenFile {
  readonly name: string;
  /** Formatted, such as "1.2 MB". */
  readonly sizeText: string;
  /** 0 to 1 while uploading, else null. */
  readonly progress: number | null;
}

interface Props {
  readonly label: ReactNode;
  readonly name: string;
  readonly accept: string;
  readonly file: ChosenFile | null;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
  readonly onRetry?: () => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly optionalLabel?: ReactNode;
  readonly texts: FileFieldTexts;
}

export interface FileFieldTexts {
  readonly choose: ReactNode;
  readonly retry: ReactNode;
  readonly remove: ReactNode;
  /** Accessible name of the remove button, with the file's name. */
  readonly removeLabel: string;
  /** Announced during the upload. */
  readonly uploading: string;
  /** Announced after the upload. */
  readonly uploaded: string;
}

export function FileField(props: Props) {
  const { label, name, accept, file, onChoose, onRemove, onRetry, hint, error, optionalLabel, texts } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** The pressed button disappears, so the focus moves to the input. */
  const keepFocus = (action: () => void) => () => {
    action();
    input.current?.focus();
  };
  const [isDraggedOver, setDraggedOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped !== undefined) onChoose(dropped);
  };
  const isUploading = file !== null && file.progress !== null;
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        <span>{label}</span>
        {optionalLabel == null ? null : <span className={fieldStyles.optional}>{optionalLabel}</span>}
      </label>
      <div
        className={styles.row}
        data-invalid={error ? "" : undefined}
        data-over={isDraggedOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setDraggedOver(true);
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={drop}
      >
        {/* The input is visually hidden, so its label shows the focus. */}
        <label className={styles.choose}>
          <input
            ref={input}
            id={id}
            name={name}
            type="file"
            accept={accept}
            className={styles.input}
            aria-invalid={error ? true : undefined}
            // For screen readers only: the input is always empty, so a form that uses it is `noValidate`.
            required={optionalLabel == null}
            aria-describedby={`${id}-file ${id}-notes`}
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              if (chosen !== undefined) onChoose(chosen);
              // Allows choosing the same file again.
              event.target.value = "";
            }}
          />
          {texts.choose}
        </label>
        <div className={styles.file} id={`${id}-file`}>
          {file === null ? null : (
            <>
              <span className={styles.name}>{file.name}</span>
              {file.progress === null ? (
                <span className={styles.size}>{file.sizeText}</span>
              ) : (
                <ProgressBar label={texts.uploading} value={file.progress} />
              )}
            </>
          )}
        </div>
        {file === null ? null : (
          <div className={styles.actions}>
            {onRetry === undefined ? null : (
              <Button kind="quiet" onPress={keepFocus(onRetry)}>
                {texts.retry}
              </Button>
            )}
            <Button kind="quiet" aria-label={texts.removeLabel} onPress={keepFocus(onRemove)}>
              {texts.remove}
            </Button>
          </div>
        )}
      </div>
      <div className={fieldStyles.notes} id={`${id}-notes`}>
        {error ? (
          <ErrorText>{error}</ErrorText>
        ) : hint ? (
          <span className={fieldStyles.hint}>{hint}</span>
        ) : null}
      </div>
      <span role="status" className={styles.input}>
        {file === null || error ? "" : isUploading ? texts.uploading : texts.uploaded}
      </span>
    </div>
  );
}
