ALTER TABLE "hotel" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "hotel" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "hotel" ADD COLUMN "beach_meters" integer;