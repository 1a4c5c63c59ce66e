-- Ends the transaction of a hold that could not be taken, so that COMMIT can be sent in the same round trip. The error carries the result of
-- `take_hold` as its detail. DB001 is a code of ours (SQLSTATE classes that begin with D are not assigned).
CREATE FUNCTION refuse_taking(taken jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  IF taken ? 'failure' THEN
    RAISE EXCEPTION 'the hold cannot be taken' USING ERRCODE = 'DB001', DETAIL = taken::text;
  END IF;
  RETURN taken;
END $$;
