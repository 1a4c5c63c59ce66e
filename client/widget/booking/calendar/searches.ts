import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { searchesFittingTimeQuery } from "../../../__generated__/searchesFittingTimeQuery.graphql.ts";
import type { searchesMoreSlotsQuery } from "../../../__generated__/searchesMoreSlotsQuery.graphql.ts";
import type { searchesNextFreeQuery } from "../../../__generated__/searchesNextFreeQuery.graphql.ts";

// Loaded on demand (`searchesModule`), because the first view of a calendar does not send these queries.

export function fetchNextFree(environment: IEnvironment, variables: searchesNextFreeQuery["variables"]) {
  return fetchQuery<searchesNextFreeQuery>(
    environment,
    graphql`
      query searchesNextFreeQuery(
        $service: ID!
        $provider: ID
        $staff: ID
        $seats: Int!
        $also: [LineInput!]
        $visitor: String
        $timeZone: TimeZone!
        $from: Date!
      ) {
        node(id: $service) {
          ... on Service {
            availability(
              input: {
                from: $from
                to: $from
                timeZone: $timeZone
                provider: $provider
                staff: $staff
                seats: $seats
                lines: $also
                visitor: $visitor
                lookBusy: true
              }
            ) {
              nextAvailable {
                startsAt
              }
            }
          }
        }
      }
    `,
    variables,
    {
      fetchPolicy: "network-only",
    },
  );
}

export function fetchMoreSlots(environment: IEnvironment, variables: searchesMoreSlotsQuery["variables"]) {
  return fetchQuery<searchesMoreSlotsQuery>(
    environment,
    graphql`
      query searchesMoreSlotsQuery(
        $service: ID!
        $provider: ID
        $staff: ID
        $seats: Int!
        $also: [LineInput!]
        $visitor: String
        $timeZone: TimeZone!
        $date: Date!
        $cursor: String
      ) {
        node(id: $service) {
          ... on Service {
            availability(
              input: {
                from: $date
                to: $date
                timeZone: $timeZone
                provider: $provider
                staff: $staff
                seats: $seats
                lines: $also
                visitor: $visitor
                lookBusy: true
              }
            ) {
              day(date: $date) {
                slots(first: 48, after: $cursor) {
                  edges {
                    node {
                      startsAt
                      seatsLeft
                    }
                  }
                  pageInfo {
                    hasNextPage
                    endCursor
                  }
                }
              }
            }
          }
        }
      }
    `,
    variables,
    {
      fetchPolicy: "network-only",
    },
  );
}

export function fetchFittingTime(
  environment: IEnvironment,
  variables: searchesFittingTimeQuery["variables"],
) {
  return fetchQuery<searchesFittingTimeQuery>(
    environment,
    graphql`
      query searchesFittingTimeQuery(
        $service: ID!
        $provider: ID
        $staff: ID
        $seats: Int!
        $also: [LineInput!]
        $visitor: String
        $timeZone: TimeZone!
        $date: Date!
        $startsAt: DateTime!
        $hasSeats: Boolean!
      ) {
        node(id: $service) {
          ... on Service {
            single: availability(
              input: {
                from: $date
                to: $date
                timeZone: $timeZone
                provider: $provider
                staff: $staff
                visitor: $visitor
              }
            ) @include(if: $hasSeats) {
              day(date: $date) {
                slots(first: 100) {
                  edges {
                    node {
                      startsAt
                      seatsLeft
                    }
                  }
                }
              }
            }
            availability(
              input: {
                from: $date
                to: $date
                timeZone: $timeZone
                provider: $provider
                staff: $staff
                seats: $seats
                lines: $also
                visitor: $visitor
                lookBusy: true
              }
            ) {
              refusal(startsAt: $startsAt)
              day(date: $date) {
                starts
              }
              nextAvailable {
                startsAt
              }
            }
          }
        }
      }
    `,
    variables,
    {
      fetchPolicy: "network-only",
    },
  );
}
