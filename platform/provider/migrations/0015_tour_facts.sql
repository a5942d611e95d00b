ALTER TABLE "tour" ADD COLUMN "start_time" char(5);--> statement-breakpoint
ALTER TABLE "tour" ADD COLUMN "duration_hours" real;--> statement-breakpoint
ALTER TABLE "tour" ADD COLUMN "meeting_point" text;--> statement-breakpoint
ALTER TABLE "tour" ADD COLUMN "languages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tour" ADD COLUMN "what_to_bring" jsonb DEFAULT '[]'::jsonb NOT NULL;