import { Plural, Trans } from "@lingui/react/macro";
import { FieldHelp } from "./FieldHelp.tsx";

interface Props {
  readonly help: string;
  readonly fewest: number | null;
  readonly most: number | null;
}

export function ChoiceHelp({ help, fewest, most }: Props) {
  const least = fewest !== null && fewest > 1 ? fewest : null;
  const boundsText =
    least !== null && most !== null ? (
      least === most ? (
        <Plural value={most} one="Choose exactly #" other="Choose exactly #" />
      ) : (
        <Trans>
          Choose {least} to {most}
        </Trans>
      )
    ) : least !== null ? (
      <Plural value={least} one="Choose at least #" other="Choose at least #" />
    ) : most !== null ? (
      <Plural value={most} one="Choose at most #" other="Choose at most #" />
    ) : null;
  return <FieldHelp help={help} businessText={boundsText} />;
}
