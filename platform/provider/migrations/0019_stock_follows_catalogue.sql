-- Days with bookings follow the number that the catalogue sells, but never fall below what is booked.
CREATE FUNCTION stock_follows_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item text := to_jsonb(NEW) ->> TG_ARGV[1];
  sold_a_day integer := to_jsonb(NEW) ->> TG_ARGV[2];
BEGIN
  UPDATE stock SET capacity = greatest(sold_a_day, held + sold)
  WHERE kind = TG_ARGV[0] AND item_id = item AND capacity <> greatest(sold_a_day, held + sold);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_follows_catalogue AFTER INSERT OR UPDATE OF "seats" ON "flight"
  FOR EACH ROW EXECUTE FUNCTION stock_follows_catalogue('flight', 'flight_number', 'seats');
--> statement-breakpoint
CREATE TRIGGER stock_follows_catalogue AFTER INSERT OR UPDATE OF "units" ON "room"
  FOR EACH ROW EXECUTE FUNCTION stock_follows_catalogue('room', 'id', 'units');
--> statement-breakpoint
CREATE TRIGGER stock_follows_catalogue AFTER INSERT OR UPDATE OF "places" ON "tour"
  FOR EACH ROW EXECUTE FUNCTION stock_follows_catalogue('tour', 'id', 'places');
--> statement-breakpoint
CREATE TRIGGER stock_follows_catalogue AFTER INSERT OR UPDATE OF "places" ON "package"
  FOR EACH ROW EXECUTE FUNCTION stock_follows_catalogue('package', 'id', 'places');
--> statement-breakpoint
UPDATE "flight" SET "seats" = "seats";
--> statement-breakpoint
UPDATE "room" SET "units" = "units";
--> statement-breakpoint
UPDATE "tour" SET "places" = "places";
--> statement-breakpoint
UPDATE "package" SET "places" = "places";
