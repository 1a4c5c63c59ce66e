-- Busy times are looked up by overlap, as claims are: the index by begin alone would have all that lies before read, and for a
-- small table the planner would rather read all of it.
CREATE INDEX busy_times_by_stretch ON busy_times USING gist (unit_id, business_id, tstzrange(starts_at, ends_at, '[)'));

-- As before; a plan of its own is kept with the connection.
CREATE OR REPLACE FUNCTION is_busy_elsewhere(p_business uuid, p_unit uuid, p_from timestamptz, p_until timestamptz) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM busy_times t WHERE t.unit_id = p_unit AND t.business_id = p_business
                    AND tstzrange(t.starts_at, t.ends_at, '[)') && tstzrange(p_from, p_until, '[)'));
END $$;
