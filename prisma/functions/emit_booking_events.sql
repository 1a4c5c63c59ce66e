CREATE OR REPLACE FUNCTION public.emit_booking_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO events (business_id, id, type, subject, occurred_at, data)
  SELECT t.business_id, uuid_v7_at(t.at), t.type, t.id, t.at, jsonb_build_object(
      'bookingId', t.id, 'reference', o.reference, 'contactId', o.contact_id, 'isSeries', o.is_series, 'line', t.line,
      'sequence', t.ordinal, 'calendarSequence', t.sequence, 'status', t.status, 'previousStatus', t.previous_status, 'actor', t.actor,
      'serviceId', t.service_id, 'providerId', t.provider_id,
      'staffIds', (SELECT coalesce(jsonb_agg(s.staff_id ORDER BY s.staff_id), '[]') FROM booking_staff s WHERE s.business_id = t.business_id AND s.booking_id = t.id),
      'startsAt', t.starts_at, 'endsAt', t.ends_at, 'previousStartsAt', t.previous_starts_at, 'seats', t.seats, 'member', t.member,
      'guestNumbers', (SELECT coalesce(jsonb_agg(g.ordinal ORDER BY g.ordinal), '[]') FROM guests g
                        WHERE g.business_id = t.business_id AND g.booking_id = t.id AND g.left_at IS NULL),
      'priceMinor', t.price_minor, 'dueMinor', t.due_minor, 'currency', o.currency, 'locationKind', t.location_kind,
      'decideBy', CASE WHEN t.status IN ('REQUESTED', 'AWAITING_PAYMENT') THEN t.decide_by END, 'overrides', t.overrides, 'arrivedAt', t.arrived_at, 'createdAt', t.created_at)
    FROM (
      SELECT b.business_id, b.id, b.order_id, b.ordinal AS line, v.ordinal, v.at, v.actor, v.status, was.status AS previous_status, b.sequence,
             b.service_id, b.provider_id, b.starts_at, b.ends_at, was.starts_at AS previous_starts_at, b.seats, b.member, b.price_minor, b.due_minor,
             b.location_kind, b.decide_by, b.overrides, b.arrived_at, b.created_at,
             CASE
               WHEN was.status IS NULL THEN CASE v.status WHEN 'REQUESTED' THEN 'booking.requested' ELSE 'booking.created' END
               WHEN v.status <> was.status THEN CASE v.status
                 WHEN 'CONFIRMED' THEN CASE was.status WHEN 'REQUESTED' THEN 'booking.approved' ELSE 'booking.confirmed' END
                 WHEN 'AWAITING_PAYMENT' THEN 'booking.approved'
                 ELSE 'booking.' || lower(v.status::text) END
               WHEN v.arrival THEN 'booking.arrived'
               WHEN NOT v.arrival THEN 'booking.not_arrived'
               WHEN v.starts_at <> was.starts_at THEN 'booking.rescheduled'
               WHEN EXISTS (SELECT FROM guests g WHERE g.business_id = b.business_id AND g.booking_id = b.id AND g.left_at = v.at) THEN 'guest.left'
               WHEN v.note IN ('', 'Overbooked on purpose', 'No longer overbooked') THEN 'booking.rescheduled'
             END AS type
        FROM added v
        JOIN bookings b ON b.business_id = v.business_id AND b.id = v.booking_id
        LEFT JOIN booking_events was ON was.business_id = v.business_id AND was.booking_id = v.booking_id AND was.ordinal = v.ordinal - 1
    ) t
    JOIN orders o ON o.business_id = t.business_id AND o.id = t.order_id
   WHERE t.type IS NOT NULL ORDER BY t.order_id, t.line, t.ordinal;
  RETURN NULL;
END $function$;
