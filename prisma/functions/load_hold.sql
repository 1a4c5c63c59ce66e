-- Returns a hold with lines, staff and service rules as JSON (epoch milliseconds), or NULL.
CREATE OR REPLACE FUNCTION public.load_hold(p_business uuid, p_hold uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
BEGIN
  RETURN (
    SELECT jsonb_build_object(
        'id', h.id, 'state', h.state, 'providerId', h.provider_id, 'totalMinor', h.total_minor, 'currency', h.currency,
        'isSeries', h.is_series, 'linkId', h.link_id, 'expiresAt', (extract(epoch FROM h.expires_at) * 1000)::bigint,
        'lines', (
          SELECT jsonb_agg(jsonb_build_object(
              'ordinal', l.ordinal, 'member', l.member, 'serviceId', l.service_id, 'seats', l.seats, 'priceMinor', l.price_minor,
              'startsAt', (extract(epoch FROM l.starts_at) * 1000)::bigint, 'endsAt', (extract(epoch FROM l.ends_at) * 1000)::bigint,
              'staffIds', coalesce(
                (SELECT jsonb_agg(u.staff_id ORDER BY u.staff_id) FROM claims c JOIN units u ON u.business_id = c.business_id AND u.id = c.unit_id
                  WHERE c.business_id = l.business_id AND u.staff_id IS NOT NULL
                    AND (c.hold_id = l.hold_id AND c.ordinal = l.ordinal OR c.session_id = l.session_id)), '[]'),
              'unitMinor', l.unit_price_minor, 'pricePer', l.price_per, 'paymentRule', l.payment_rule, 'paymentValue', l.payment_value,
              'mode', s.mode, 'guestMode', s.guest_mode, 'maxPerBooking', s.max_per_booking, 'decisionMinutes', s.decision_minutes,
              'askPhone', s.ask_phone, 'askDateOfBirth', s.ask_date_of_birth, 'consentText', s.consent_text, 'locationKinds', s.location_kinds,
              'formIds', coalesce(
                (SELECT jsonb_agg(sf.form_id ORDER BY sf.position, sf.form_id)
                   FROM service_forms sf JOIN forms f ON f.business_id = sf.business_id AND f.id = sf.form_id
                  WHERE sf.business_id = s.business_id AND sf.service_id = s.id AND f.publication = 'PUBLISHED'), '[]')
            ) ORDER BY l.ordinal)
            FROM hold_lines l JOIN services s ON s.business_id = l.business_id AND s.id = l.service_id
           WHERE l.business_id = h.business_id AND l.hold_id = h.id))
      FROM holds h WHERE h.business_id = p_business AND h.id = p_hold);
END $function$;
