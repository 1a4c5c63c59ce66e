-- Takes seats of a class session, creating it if needed. Returns the session or a failure.
CREATE OR REPLACE FUNCTION public.take_seats(p_business uuid, p_line jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_service uuid := (p_line ->> 'serviceId')::uuid;
  v_starts_at timestamptz := (p_line ->> 'startsAt')::timestamptz;
  v_seats int := (p_line ->> 'seats')::int;
  v_capacity int := (p_line ->> 'capacity')::int;
  v_limit int := (p_line ->> 'dayLimit')::int;
  v_date date := (p_line ->> 'date')::date;
  v_session uuid;
  v_left int;
  v_most int := NULL;
  v_short int;
  v_failure jsonb := jsonb_build_object('failure', 'STAFF');
  candidate record;
BEGIN
  FOR candidate IN
    SELECT s.value #>> '{}' AS staff_id, u.value AS unit_id
      FROM jsonb_array_elements(p_line -> 'staffIds') WITH ORDINALITY s(value, n)
      JOIN jsonb_array_elements(p_line -> 'needs' -> 0 -> 'unitIds') WITH ORDINALITY u(value, n) USING (n) ORDER BY n
  LOOP
    LOOP
      INSERT INTO sessions (business_id, service_id, staff_id, starts_at, ends_at, seats_offered, seats_taken, counted_on)
      VALUES (p_business, v_service, candidate.staff_id::uuid, v_starts_at, (p_line ->> 'endsAt')::timestamptz, v_capacity, 0,
              CASE WHEN v_limit IS NULL THEN NULL ELSE v_date END)
      ON CONFLICT DO NOTHING RETURNING id INTO v_session;
      IF FOUND THEN
        v_short := claim_needs(p_business, jsonb_set(p_line -> 'needs', '{0,unitIds}', jsonb_build_array(candidate.unit_id)),
                              (p_line ->> 'from')::timestamptz, (p_line ->> 'until')::timestamptz, NULL, NULL, v_session, NULL);
        IF v_short IS NULL AND NOT count_day_booking(p_business, v_service, v_date, v_limit) THEN v_short := -1; END IF;
        IF v_short IS NOT NULL THEN
          -- The session was not counted, so the day's count stays as it is.
          UPDATE sessions SET counted_on = NULL WHERE business_id = p_business AND id = v_session;
          PERFORM delete_sessions(p_business, ARRAY[v_session]);
          v_failure := jsonb_build_object('failure', CASE v_short WHEN -1 THEN 'DAY' WHEN 0 THEN 'STAFF' ELSE 'RESOURCE' END);
          EXIT;
        END IF;
      END IF;
      UPDATE sessions SET seats_taken = seats_taken + v_seats
       WHERE business_id = p_business AND service_id = v_service AND staff_id = candidate.staff_id::uuid AND starts_at = v_starts_at
         AND seats_taken + v_seats <= seats_offered RETURNING id INTO v_session;
      IF FOUND THEN RETURN jsonb_build_object('session', v_session); END IF;
      SELECT seats_offered - seats_taken INTO v_left FROM sessions
       WHERE business_id = p_business AND service_id = v_service AND staff_id = candidate.staff_id::uuid AND starts_at = v_starts_at;
      -- Seats were released between the two statements, so there may be room.
      CONTINUE WHEN v_left IS NULL OR v_left >= v_seats;
      v_most := greatest(v_most, v_left);
      EXIT;
    END LOOP;
  END LOOP;
  IF v_most IS NOT NULL THEN RETURN jsonb_build_object('failure', 'SEATS', 'available', v_most); END IF;
  RETURN v_failure;
END $function$;
