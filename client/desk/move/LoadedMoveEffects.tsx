import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { LoadedMoveEffectsQuery } from "../../__generated__/LoadedMoveEffectsQuery.graphql.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { LoadBoundary } from "../layout/LoadBoundary.tsx";
import { MoveEffects } from "./MoveEffects.tsx";

/** The board has no orders, so the dialog loads the one of this booking. */
export function LoadedMoveEffects({ id }: { readonly id: string }) {
  return (
    // A move is possible without this information.
    <LoadBoundary fallback={null}>
      <Suspense fallback={<Skeleton height="20px" />}>
        <Effects id={id} />
      </Suspense>
    </LoadBoundary>
  );
}

function Effects({ id }: { readonly id: string }) {
  const { node } = useLazyLoadQuery<LoadedMoveEffectsQuery>(
    graphql`
      query LoadedMoveEffectsQuery($id: ID!) {
        viewer {
          __typename
        }
        node(id: $id) {
          ... on Booking {
            ...MoveEffects_booking @alias(as: "effects")
          }
        }
      }
    `,
    { id },
  );
  return node?.effects == null ? null : <MoveEffects booking={node.effects} />;
}
