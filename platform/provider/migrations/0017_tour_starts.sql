ALTER TABLE "tour" ADD COLUMN "starts_in" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tour" ADD COLUMN "picks_up" boolean DEFAULT false NOT NULL;