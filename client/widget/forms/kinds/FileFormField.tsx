import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { FileFormField_field$key } from "../../../__generated__/FileFormField_field.graphql.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { FileField } from "../../../ui/fields/FileField.tsx";
import { BusinessText } from "../../layout/BusinessText.tsx";
import { getFileTypeLabels } from "../upload/getFileTypeLabels.ts";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldProps } from "../fieldProps.ts";
import { formatBytes } from "../upload/formatBytes.ts";

export function FileFormField(props: {
  readonly field: FileFormField_field$key;
  readonly fieldProps: FieldProps;
}) {
  const { t, i18n } = useLingui();
  const { localeTag: locale } = useLocale();
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
  const { name, file, getError, optionalLabel } = props.fieldProps;
  const { shownFile } = file;
  const types = getFileTypeLabels(mediaTypes)
    .map((word) => (typeof word === "string" ? word : i18n._(word)))
    .join(", ");
  const size = formatBytes(maxBytes, locale);
  const fileName = shownFile?.name ?? "";
  return (
    <FileField
      label={<BusinessText>{label}</BusinessText>}
      name={name}
      accept={mediaTypes.join(",")}
      file={
        shownFile && {
          name: shownFile.name,
          size: formatBytes(shownFile.size, locale),
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
      error={getError()}
      optionalLabel={optionalLabel}
      texts={{
        choose: shownFile === null ? <Trans>Choose a file</Trans> : <Trans>Choose another</Trans>,
        retry: <Trans>Try again</Trans>,
        remove: t`Remove ${fileName}`,
        removeShort: <Trans>Remove</Trans>,
        sending: t`Sending ${fileName}`,
        arrived: t`${fileName} is attached`,
      }}
    />
  );
}
