DROP INDEX "booking_held_by_email";--> statement-breakpoint
DROP INDEX "booking_held_by_address";--> statement-breakpoint
CREATE INDEX "booking_held_by_address" ON "booking" USING btree ("held_by_address","updated_at");--> statement-breakpoint
ALTER TABLE "booking" DROP COLUMN "held_by_email";