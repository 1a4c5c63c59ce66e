import type { Sql } from "../../platform/database/transaction.ts";

export interface StartAddress {
  readonly path: string;
  readonly shows: string;
}

/**
 * One page of each published kind, in the order of a tour.
 * @param now epoch milliseconds
 */
export function loadStartAddresses(
  query: Sql["query"],
  businessId: string,
  now: number,
): Promise<StartAddress[]> {
  return query<StartAddress>(
    `WITH offered_services AS (
       SELECT p.slug AS provider, s.slug AS service, s.name AS service_name, p.name AS provider_name,
              row_number() OVER (PARTITION BY p.id ORDER BY s.position, s.id) AS nth, p.position, p.id
         FROM providers p JOIN provider_services x ON x.business_id = p.business_id AND x.provider_id = p.id
         JOIN services s ON s.business_id = x.business_id AND s.id = x.service_id AND s.publication = 'PUBLISHED'
        WHERE p.business_id = $1 AND p.publication = 'PUBLISHED'
     ), addresses AS (
       SELECT * FROM (SELECT 1 AS nth, '/widget/appointment/' || provider || '/' || service AS path,
                             'the calendar of ' || service_name || ' at ' || provider_name AS shows
                        FROM offered_services WHERE nth = 1 ORDER BY position, id LIMIT 1) a
       UNION ALL SELECT * FROM (SELECT 2, '/widget/appointment/' || provider, 'all services of ' || provider_name
                        FROM offered_services WHERE nth = 1 ORDER BY position, id LIMIT 3) b
       UNION ALL SELECT * FROM (SELECT 3, '/widget/appointment/service/' || slug, name || ' on its own page' FROM services
                       WHERE business_id = $1 AND publication = 'PUBLISHED' ORDER BY position, id LIMIT 1) c
       UNION ALL SELECT * FROM (SELECT 4, '/widget/appointment/service/' || slug, name || ', a class' FROM services
                       WHERE business_id = $1 AND publication = 'PUBLISHED' AND capacity > 1 ORDER BY position, id LIMIT 1) d
       UNION ALL SELECT * FROM (SELECT 5, '/widget/service-menus/' || slug, 'the menu ' || name FROM service_menus
                       WHERE business_id = $1 AND publication = 'PUBLISHED' ORDER BY id LIMIT 1) e
       UNION ALL SELECT * FROM (SELECT 6, '/widget/groups/' || slug, 'the group ' || name FROM groups
                       WHERE business_id = $1 AND publication = 'PUBLISHED' ORDER BY id LIMIT 1) f
       UNION ALL SELECT * FROM (SELECT 7, '/widget/otl/' || slug, 'a link that allows one booking' FROM one_time_links
                       WHERE business_id = $1 AND revoked_at IS NULL AND reserved_at IS NULL AND spent_at IS NULL
                         AND (expires_at IS NULL OR expires_at > $2::timestamptz) ORDER BY created_at, id LIMIT 1) g
       UNION ALL SELECT * FROM (SELECT 8, '/widget/form/' || slug, 'the form ' || name FROM forms
                       WHERE business_id = $1 AND publication = 'PUBLISHED' ORDER BY id LIMIT 1) h
       UNION ALL SELECT * FROM (SELECT 9, '/widget/survey/' || slug, 'the survey ' || name FROM surveys
                       WHERE business_id = $1 AND publication = 'PUBLISHED' ORDER BY id LIMIT 1) i
       UNION ALL SELECT * FROM (SELECT 10, '/v2/preview/' || id, 'content that is not published yet' FROM previews
                       WHERE business_id = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $2::timestamptz)
                       ORDER BY created_at, id LIMIT 1) j
       UNION ALL SELECT 11, '/demo/embed/host.html', 'the widget on another page'
                  WHERE EXISTS (SELECT FROM offered_services WHERE provider = 'northside' AND service = 'consultation')
     )
     SELECT DISTINCT ON (min(nth), path) path, min(shows) AS shows FROM addresses GROUP BY path ORDER BY min(nth), path`,
    [businessId, new Date(now).toISOString()],
  );
}
