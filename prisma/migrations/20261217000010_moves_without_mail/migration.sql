-- A business may move bookings without a mail to the client. The history tells whether the client was notified.
-- A mail about a move keeps the state before it, so that a move back before the mail is sent cancels the mail.

ALTER TABLE booking_events ADD COLUMN IF NOT EXISTS client_notified BOOLEAN;
ALTER TABLE notices ADD COLUMN IF NOT EXISTS before_move JSONB;

DROP TRIGGER IF EXISTS booking_events_keep ON booking_events;
CREATE TRIGGER booking_events_keep BEFORE UPDATE ON booking_events FOR EACH ROW
  WHEN (new.note <> ''::text OR old.business_id IS DISTINCT FROM new.business_id OR old.booking_id IS DISTINCT FROM new.booking_id
        OR old.ordinal IS DISTINCT FROM new.ordinal OR old.at IS DISTINCT FROM new.at OR old.actor IS DISTINCT FROM new.actor
        OR old.status IS DISTINCT FROM new.status OR old.starts_at IS DISTINCT FROM new.starts_at OR old.overrides IS DISTINCT FROM new.overrides
        OR old.arrival IS DISTINCT FROM new.arrival OR old.client_notified IS DISTINCT FROM new.client_notified)
  EXECUTE FUNCTION reject_change();

-- Another number of parameters is another function, and calls with five arguments would be ambiguous.
DROP FUNCTION IF EXISTS public.move_bookings(uuid, uuid[], jsonb, actor, timestamp with time zone);
CREATE OR REPLACE FUNCTION public.move_bookings(p_business uuid, p_bookings uuid[], p_hold jsonb, p_actor actor, p_now timestamp with time zone, p_client_notified boolean DEFAULT NULL::boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_hold uuid := (p_hold ->> 'id')::uuid;
  taken jsonb;
  v_overrides booking_override[] := ARRAY(SELECT jsonb_array_elements_text(p_hold -> 'overrides'))::booking_override[];
  former uuid[];
BEGIN
  PERFORM 1 FROM bookings WHERE business_id = p_business AND id = ANY (p_bookings) ORDER BY id FOR UPDATE;
  IF EXISTS (SELECT FROM bookings WHERE business_id = p_business AND id = ANY (p_bookings)
              AND NOT (status = 'CONFIRMED' OR status = 'REQUESTED' AND decide_by > p_now)) THEN
    RETURN '{"failure": "STATUS", "ordinal": 0}';
  END IF;
  SELECT coalesce(array_agg(id), '{}') INTO former FROM bookings WHERE business_id = p_business AND id = ANY (p_bookings) AND is_overbooked;
  PERFORM release_bookings(p_business, p_bookings);
  taken := take_hold(p_business, p_hold, p_now);
  IF taken ? 'failure' THEN RETURN taken; END IF;
  UPDATE bookings b SET starts_at = l.starts_at, ends_at = l.ends_at, session_id = l.session_id, counted_on = l.counted_on,
                        decide_by = CASE WHEN l.starts_at > p_now THEN least(b.decide_by, l.starts_at) ELSE b.decide_by END,
                        overrides = ARRAY(SELECT unnest(b.overrides) INTERSECT SELECT unnest('{WITHOUT_EMAIL,WITHOUT_CONSENT}'::booking_override[])) || v_overrides,
                        sequence = b.sequence + 1, updated_at = p_now
    FROM unnest(p_bookings) WITH ORDINALITY moved(id, n)
    JOIN hold_lines l ON l.business_id = p_business AND l.hold_id = v_hold AND l.ordinal = moved.n - 1
   WHERE b.business_id = p_business AND b.id = moved.id;
  UPDATE claims c SET booking_id = moved.id, hold_id = NULL, ordinal = NULL, expires_at = CASE b.status WHEN 'REQUESTED' THEN b.decide_by END
    FROM unnest(p_bookings) WITH ORDINALITY moved(id, n) JOIN bookings b ON b.business_id = p_business AND b.id = moved.id
   WHERE c.business_id = p_business AND c.hold_id = v_hold AND c.ordinal = moved.n - 1;
  UPDATE bookings b SET is_overbooked = EXISTS (SELECT FROM claims c JOIN units u ON u.business_id = c.business_id AND u.id = c.unit_id
                                                 WHERE c.business_id = b.business_id AND c.booking_id = b.id AND u.is_extra)
   WHERE b.business_id = p_business AND b.id = ANY (p_bookings);
  DELETE FROM hold_lines WHERE business_id = p_business AND hold_id = v_hold;
  DELETE FROM holds WHERE business_id = p_business AND id = v_hold;
  DELETE FROM booking_staff WHERE business_id = p_business AND booking_id = ANY (p_bookings);
  INSERT INTO booking_staff (business_id, booking_id, staff_id, starts_at)
  SELECT p_business, b.id, u.staff_id, b.starts_at FROM bookings b
    JOIN claims c ON c.business_id = b.business_id AND c.booking_id = b.id
    JOIN units u ON u.business_id = c.business_id AND u.id = c.unit_id AND u.staff_id IS NOT NULL
   WHERE b.business_id = p_business AND b.id = ANY (p_bookings)
  UNION
  SELECT p_business, b.id, s.staff_id, b.starts_at FROM bookings b JOIN sessions s ON s.business_id = b.business_id AND s.id = b.session_id
   WHERE b.business_id = p_business AND b.id = ANY (p_bookings);
  INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at, note, overrides, client_notified)
  SELECT p_business, b.id, (SELECT coalesce(max(ordinal), 0) + 1 FROM booking_events v WHERE v.business_id = p_business AND v.booking_id = b.id),
         p_now, p_actor, b.status, b.starts_at, CASE WHEN b.is_overbooked THEN 'Overbooked on purpose' WHEN b.id = ANY (former) THEN 'No longer overbooked' ELSE '' END,
         v_overrides, p_client_notified FROM bookings b WHERE b.business_id = p_business AND b.id = ANY (p_bookings);
  RETURN '{"ok": true}';
END $function$;
