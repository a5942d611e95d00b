ALTER TABLE "airport" ADD COLUMN "aliases" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "airport" ADD COLUMN "metro_area" text;