ALTER TABLE "hotel" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "hotel" ADD COLUMN "check_in_time" char(5);--> statement-breakpoint
ALTER TABLE "hotel" ADD COLUMN "check_out_time" char(5);