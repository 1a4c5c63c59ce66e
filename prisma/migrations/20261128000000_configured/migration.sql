-- What owners say of their business, beyond what the demo needed.
ALTER TABLE "businesses" ADD COLUMN     "logo" TEXT;
ALTER TABLE "providers" ADD COLUMN     "former_slugs" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "picture" TEXT;
ALTER TABLE "staff" ADD COLUMN     "former_slugs" TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "services" ADD COLUMN     "former_slugs" TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "schedules" ADD COLUMN     "is_archived" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "resources" ADD COLUMN     "is_archived" BOOLEAN NOT NULL DEFAULT false;

-- An address that was printed somewhere goes on leading to what it named, until something else is called so. The last twenty.
CREATE FUNCTION keep_former_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.former_slugs := (array_remove(ARRAY[OLD.slug] || array_remove(OLD.former_slugs, OLD.slug), NEW.slug))[:20];
  RETURN NEW;
END $$;
CREATE TRIGGER providers_renamed BEFORE UPDATE ON providers FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_former_slug();
CREATE TRIGGER staff_renamed BEFORE UPDATE ON staff FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_former_slug();
CREATE TRIGGER services_renamed BEFORE UPDATE ON services FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_former_slug();
