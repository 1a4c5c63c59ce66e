import { graphql, useFragment } from "react-relay";
import type { DeskLayout_business$key } from "../../__generated__/DeskLayout_business.graphql.ts";
import type { DeskLayout_viewer$key } from "../../__generated__/DeskLayout_viewer.graphql.ts";
import { DeskFrame, type FrameProps } from "./DeskFrame.tsx";
import { useKeptFrame } from "./lastFrame.ts";

interface Props extends FrameProps {
  readonly viewer: DeskLayout_viewer$key;
  readonly business: DeskLayout_business$key;
}

/** The frame of each screen of the desk. */
export function DeskLayout({ viewer, business, ...frameProps }: Props) {
  const viewerData = useFragment(
    graphql`
      fragment DeskLayout_viewer on Viewer {
        name
        role
        permissions {
          permission
        }
        user {
          staff {
            id
          }
        }
      }
    `,
    viewer,
  );
  const businessData = useFragment(
    graphql`
      fragment DeskLayout_business on Business {
        name
        accentColor
        locale
        timeZone
        hourCycle
        currency
      }
    `,
    business,
  );
  const frame = { viewer: viewerData, business: businessData };
  useKeptFrame(frame);
  return <DeskFrame frame={frame} {...frameProps} />;
}
