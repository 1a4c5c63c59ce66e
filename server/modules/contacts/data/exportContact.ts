import type { Sql } from "../../../platform/database/transaction.ts";
import { HAS_PERSON_EMAIL, PERSON_EMAILS } from "./hasPersonEmail.ts";

const ORDER = `jsonb_build_object('reference', o.reference, 'orderedAt', o.created_at, 'totalMinor', o.total_minor, 'currency', o.currency,
    'language', o.locale, 'timeZone', o.time_zone, 'notes', o.notes, 'consentText', o.consent_text, 'attribution', o.attribution, 'metadata', o.metadata,
    'bookings', (SELECT coalesce(jsonb_agg(jsonb_build_object('service', s.name, 'status', b.status, 'startsAt', b.starts_at, 'endsAt', b.ends_at,
        'seats', b.seats, 'priceMinor', b.price_minor, 'locationKind', b.location_kind, 'location', b.location, 'metadata', b.metadata,
        'staff', (SELECT coalesce(jsonb_agg(p.name ORDER BY p.id), '[]') FROM booking_staff x JOIN staff p ON p.business_id = x.business_id AND p.id = x.staff_id
                   WHERE x.business_id = b.business_id AND x.booking_id = b.id),
        'guests', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', g.name, 'email', g.email, 'leftAt', g.left_at) ORDER BY g.ordinal), '[]') FROM guests g
                    WHERE g.business_id = b.business_id AND g.booking_id = b.id),
        'history', (SELECT coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'by', e.actor, 'status', e.status, 'startsAt', e.starts_at, 'note', e.note) ORDER BY e.ordinal), '[]')
                     FROM booking_events e WHERE e.business_id = b.business_id AND e.booking_id = b.id)) ORDER BY b.ordinal), '[]')
      FROM bookings b JOIN services s ON s.business_id = b.business_id AND s.id = b.service_id WHERE b.business_id = o.business_id AND b.order_id = o.id),
    'payments', (SELECT coalesce(jsonb_agg(jsonb_build_object('at', p.created_at, 'state', p.state, 'amountMinor', p.amount_minor, 'currency', p.currency, 'with', p.provider, 'session', p.session_id,
        'refunds', (SELECT coalesce(jsonb_agg(jsonb_build_object('at', r.created_at, 'state', r.state, 'amountMinor', r.amount_minor, 'reason', r.reason, 'note', r.note) ORDER BY r.created_at), '[]')
                     FROM refunds r WHERE r.business_id = p.business_id AND r.payment_id = p.id)) ORDER BY p.created_at, p.id), '[]')
      FROM payments p WHERE p.business_id = o.business_id AND p.order_id = o.id),
    'mails', (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', n.kind, 'to', n.email, 'state', n.state, 'message', n.message, 'dueAt', n.due_at, 'sentAt', n.sent_at) ORDER BY n.created_at, n.id), '[]')
      FROM notices n WHERE n.business_id = o.business_id AND n.order_id = o.id AND n.recipient <> 'STAFF'))`;

const FILES = (key: string) =>
  `(SELECT coalesce(jsonb_agg(jsonb_build_object('field', u.field_key, 'name', u.name, 'mediaType', u.media_type, 'sizeBytes', u.size_bytes) ORDER BY u.id), '[]')
      FROM uploads u WHERE u.business_id = a.business_id AND u.${key} = a.id)`;

/**
 * Returns all stored data of a person, by its key: details, orders, payments, submissions, mails and bookings
 * as a guest. One statement.
 */
export async function exportContact(
  query: Sql["query"],
  businessId: string,
  emailKey: string,
): Promise<Record<string, unknown>> {
  const [row] = await query<{ data: Record<string, unknown> }>(
    `WITH person_orders AS (
       SELECT o.* FROM orders o JOIN contacts c ON c.business_id = o.business_id AND c.id = o.contact_id
        WHERE c.business_id = $1 AND c.email_key = $2
     )
     SELECT jsonb_build_object(
       'details', (SELECT jsonb_agg(jsonb_build_object('firstName', c.first_name, 'lastName', c.last_name, 'email', c.email, 'formerEmails', c.former_emails, 'phone', c.phone,
                     'dateOfBirth', c.date_of_birth, 'metadata', c.metadata) ORDER BY c.id) FROM contacts c WHERE c.business_id = $1 AND c.email_key = $2),
       'notes', (SELECT coalesce(jsonb_agg(jsonb_build_object('at', m.created_at, 'changedAt', m.updated_at, 'by', m.author_name, 'text', m.text) ORDER BY m.created_at, m.id), '[]')
                   FROM contact_notes m JOIN contacts c ON c.business_id = m.business_id AND c.id = m.contact_id WHERE m.business_id = $1 AND c.email_key = $2),
       'orders', (SELECT coalesce(jsonb_agg(${ORDER} ORDER BY o.created_at, o.id), '[]') FROM person_orders o),
       'submissions', (SELECT coalesce(jsonb_agg(jsonb_build_object('form', f.name, 'version', a.version, 'at', a.created_at, 'language', a.locale,
                         'answers', a.answers, 'files', ${FILES("submission_id")}) ORDER BY a.created_at, a.id), '[]')
                         FROM submissions a JOIN forms f ON f.business_id = a.business_id AND f.id = a.form_id
                        WHERE a.business_id = $1 AND (a.order_id IN (SELECT id FROM person_orders) OR ${HAS_PERSON_EMAIL})),
       'surveyResponses', (SELECT coalesce(jsonb_agg(jsonb_build_object('survey', f.name, 'version', a.version, 'at', a.created_at, 'language', a.locale,
                         'answers', a.answers, 'score', a.score, 'files', ${FILES("response_id")}) ORDER BY a.created_at, a.id), '[]')
                         FROM survey_responses a JOIN surveys f ON f.business_id = a.business_id AND f.id = a.survey_id
                        WHERE a.business_id = $1 AND ${HAS_PERSON_EMAIL}),
       'cameAlong', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', g.name, 'email', g.email, 'service', s.name, 'startsAt', b.starts_at, 'status', b.status) ORDER BY b.starts_at), '[]')
                       FROM guests g JOIN bookings b ON b.business_id = g.business_id AND b.id = g.booking_id
                       JOIN services s ON s.business_id = b.business_id AND s.id = b.service_id
                      WHERE g.business_id = $1 AND lower(g.email) IN (${PERSON_EMAILS}))) AS data`,
    [businessId, emailKey],
  );
  return row!.data;
}
