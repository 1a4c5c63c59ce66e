import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { FileFormField_field$key } from "../../../__generated__/FileFormField_field.graphql.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { FileField } from "../../../ui/fields/FileField.tsx";
import { OwnWords } from "../../layout/OwnWords.tsx";
import { fileTypeWords } from "../upload/fileTypeWords.ts";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldPart } from "../fieldPart.ts";
import { formatBytes } from "../upload/formatBytes.ts";

export function FileFormField(props: { readonly field: FileFormField_field$key; readonly part: FieldPart }) {
  const { t, i18n } = useLingui();
  const { tag } = useLocale();
  const { label, help, mediaTypes, maxBytes } = useFragment(
    graphql`
      fragment FileFormField_field on FileFormField {
        label
        help
        mediaTypes
        maxBytes
      }
    `,
    props.field,
  );
  const { name, file, error, optional } = props.part;
  const { shown } = file;
  const types = fileTypeWords(mediaTypes)
    .map((word) => (typeof word === "string" ? word : i18n._(word)))
    .join(", ");
  const size = formatBytes(maxBytes, tag);
  const fileName = shown?.name ?? "";
  return (
    <FileField
      label={<OwnWords>{label}</OwnWords>}
      name={name}
      accept={mediaTypes.join(",")}
      file={shown && { name: shown.name, size: formatBytes(shown.size, tag), progress: shown.progress }}
      onChoose={file.choose}
      onRemove={file.remove}
      onRetry={file.retry ?? undefined}
      hint={
        <FieldHelp
          help={help}
          more={
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
      error={error()}
      optional={optional}
      words={{
        choose: shown === null ? <Trans>Choose a file</Trans> : <Trans>Choose another</Trans>,
        retry: <Trans>Try again</Trans>,
        remove: t`Remove ${fileName}`,
        removeShort: <Trans>Remove</Trans>,
        sending: t`Sending ${fileName}`,
        arrived: t`${fileName} is attached`,
      }}
    />
  );
}
