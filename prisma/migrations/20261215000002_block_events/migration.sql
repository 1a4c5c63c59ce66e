-- A block changes what the business offers, and every open desk shows it.
CREATE OR REPLACE TRIGGER blocks_emit_event AFTER INSERT OR DELETE OR UPDATE ON blocks FOR EACH ROW EXECUTE FUNCTION emit_catalogue_event('block', 'id');
