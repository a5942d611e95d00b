ALTER TABLE "airline" ADD COLUMN "bags" text;--> statement-breakpoint
ALTER TABLE "airline" ADD COLUMN "changes" text;--> statement-breakpoint
ALTER TABLE "airline" ADD COLUMN "free_cancellation" jsonb;--> statement-breakpoint
ALTER TABLE "hotel" ADD COLUMN "local_fees" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "package" ADD COLUMN "free_cancellation" jsonb;--> statement-breakpoint
ALTER TABLE "package" ADD COLUMN "local_fees" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rate" ADD COLUMN "free_cancellation" jsonb;--> statement-breakpoint
ALTER TABLE "tour" ADD COLUMN "free_cancellation" jsonb;--> statement-breakpoint
ALTER TABLE "tour" ADD COLUMN "local_fees" jsonb DEFAULT '[]'::jsonb NOT NULL;