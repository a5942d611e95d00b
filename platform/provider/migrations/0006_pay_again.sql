CREATE INDEX "idempotency_body" ON "idempotency" USING btree ("endpoint","fingerprint");--> statement-breakpoint
-- A booking that was not paid in time may be tried again.
INSERT INTO "booking_transition" ("from_status", "to_status") VALUES ('expired', 'pending_payment');
