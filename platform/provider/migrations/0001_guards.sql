-- Which status of a booking may follow which: the same table as src/bookings/status.ts (a test compares them).
INSERT INTO "booking_transition" ("from_status", "to_status") VALUES
  ('requested', 'confirmed'), ('requested', 'cancelled'), ('requested', 'expired'),
  ('pending_payment', 'confirmed'), ('pending_payment', 'payment_failed'),
  ('pending_payment', 'expired'), ('pending_payment', 'cancelled'),
  ('payment_failed', 'pending_payment'), ('payment_failed', 'confirmed'),
  ('payment_failed', 'expired'), ('payment_failed', 'refund_due'),
  ('expired', 'confirmed'), ('expired', 'refund_due'),
  ('cancelled', 'refund_due'),
  ('refund_due', 'refunded');
--> statement-breakpoint
CREATE FUNCTION booking_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status NOT IN ('requested', 'pending_payment') THEN
      RAISE EXCEPTION 'a booking cannot begin as %', NEW.status USING ERRCODE = '23514';
    END IF;
    RETURN NEW;
  END IF;
  IF NEW.status <> OLD.status AND NOT EXISTS (
    SELECT 1 FROM booking_transition WHERE from_status = OLD.status AND to_status = NEW.status
  ) THEN
    RAISE EXCEPTION 'booking % cannot go from % to %', OLD.reference, OLD.status, NEW.status
      USING ERRCODE = '23514';
  END IF;
  IF (NEW.reference, NEW.product, NEW.item_id, NEW.quote, NEW.amount_cents, NEW.currency,
      NEW.first_day, NEW.last_day, NEW.travellers_count, NEW.created_at)
    IS DISTINCT FROM
     (OLD.reference, OLD.product, OLD.item_id, OLD.quote, OLD.amount_cents, OLD.currency,
      OLD.first_day, OLD.last_day, OLD.travellers_count, OLD.created_at) THEN
    RAISE EXCEPTION 'the quote of booking % cannot change', OLD.reference USING ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER booking_guard BEFORE INSERT OR UPDATE ON "booking"
  FOR EACH ROW EXECUTE FUNCTION booking_guard();
--> statement-breakpoint
CREATE FUNCTION booking_remember() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO booking_history (booking_id, from_status, to_status, at)
      VALUES (NEW.id, NULL, NEW.status, NEW.updated_at);
  ELSIF NEW.status <> OLD.status THEN
    INSERT INTO booking_history (booking_id, from_status, to_status, at)
      VALUES (NEW.id, OLD.status, NEW.status, NEW.updated_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER booking_remember AFTER INSERT OR UPDATE ON "booking"
  FOR EACH ROW EXECUTE FUNCTION booking_remember();
--> statement-breakpoint
-- A payment is for the booking's amount, never another.
CREATE FUNCTION payment_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM booking
    WHERE id = NEW.booking_id AND amount_cents = NEW.amount_cents AND currency = NEW.currency
  ) THEN
    RAISE EXCEPTION 'payment % does not match its booking', NEW.session_id USING ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payment_guard BEFORE INSERT OR UPDATE ON "payment"
  FOR EACH ROW EXECUTE FUNCTION payment_guard();
--> statement-breakpoint
INSERT INTO "catalogue_revision" ("id", "revision", "seed_fingerprint") VALUES (1, 0, '');
--> statement-breakpoint
-- A running provider answers from memory; this tells it that the catalogue was edited.
CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_revision SET revision = revision + 1 WHERE id = 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "airport"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "airline"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "flight"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "destination"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotel"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "room"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "rate"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tour"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "package"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "article"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "slide"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
