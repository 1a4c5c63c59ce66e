-- Keeps the instants of a booking's history in order. The clock is read before the booking's row is locked, so an entry may carry an
-- earlier instant than the entry before it. Entries are numbered under the lock, so `ordinal` is the order of commits.
CREATE FUNCTION keep_history_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.at := greatest(NEW.at, (SELECT at FROM booking_events
                               WHERE business_id = NEW.business_id AND booking_id = NEW.booking_id AND ordinal = NEW.ordinal - 1));
  RETURN NEW;
END $$;

CREATE TRIGGER booking_events_in_order BEFORE INSERT ON booking_events
  FOR EACH ROW WHEN (NEW.ordinal > 1) EXECUTE FUNCTION keep_history_order();
