import { Trans, useLingui } from "@lingui/react/macro";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { FileField } from "../../ui/fields/FileField.tsx";
import { getFileTypeLabels } from "../upload/getFileTypeLabels.ts";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldViewProps } from "../fieldProps.ts";
import { formatBytes } from "../upload/formatBytes.ts";
import { getInputProps } from "./inputProps.tsx";

export function FileFormField({ field, fieldProps }: FieldViewProps<"FILE">) {
  const { t, i18n } = useLingui();
  const { localeTag: locale } = useLocale();
  const { help, mediaTypes, maxBytes } = field;
  const { file } = fieldProps;
  const { shownFile } = file;
  const types = getFileTypeLabels(mediaTypes)
    .map((word) => (typeof word === "string" ? word : i18n._(word)))
    .join(", ");
  const size = formatBytes(maxBytes, locale);
  const fileName = shownFile?.name ?? "";
  return (
    <FileField
      {...getInputProps(field, fieldProps)}
      accept={mediaTypes.join(",")}
      file={
        shownFile && {
          name: shownFile.name,
          sizeText: formatBytes(shownFile.size, locale),
          progress: shownFile.progress,
        }
      }
      onChoose={file.choose}
      onRemove={file.remove}
      onRetry={file.retry ?? undefined}
      hint={
        <FieldHelp
          help={help}
          businessText={
            types === "" ? (
              <Trans>Up to {size}</Trans>
            ) : (
              <Trans>
                {types}, up to {size}
              </Trans>
            )
          }
        />
      }
      texts={{
        choose: shownFile === null ? <Trans>Choose a file</Trans> : <Trans>Choose another</Trans>,
        retry: <Trans>Try again</Trans>,
        removeLabel: t`Remove ${fileName}`,
        remove: <Trans>Remove</Trans>,
        uploading: t`Sending ${fileName}`,
        uploaded: t`${fileName} is attached`,
      }}
    />
  );
}
