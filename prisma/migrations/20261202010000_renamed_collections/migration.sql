-- The printed address of a menu or a group leads on to it as well (see 20261128000000_configured).
ALTER TABLE "service_menus" ADD COLUMN     "former_slugs" TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "groups" ADD COLUMN     "former_slugs" TEXT[] DEFAULT ARRAY[]::TEXT[];

CREATE TRIGGER service_menus_renamed BEFORE UPDATE ON service_menus FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_former_slug();
CREATE TRIGGER groups_renamed BEFORE UPDATE ON groups FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_former_slug();
