ALTER TABLE "booking" ADD COLUMN "held_by_address" text;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "held_by_email" text;--> statement-breakpoint
CREATE INDEX "booking_held_by_address" ON "booking" USING btree ("held_by_address","created_at");--> statement-breakpoint
CREATE INDEX "booking_held_by_email" ON "booking" USING btree ("held_by_email","created_at");