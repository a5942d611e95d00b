ALTER TABLE "airline" ADD COLUMN "taxes" text;--> statement-breakpoint
ALTER TABLE "airline" ADD COLUMN "cancellation" text;--> statement-breakpoint
ALTER TABLE "package" ADD COLUMN "taxes" text;--> statement-breakpoint
ALTER TABLE "package" ADD COLUMN "cancellation" text;--> statement-breakpoint
ALTER TABLE "rate" ADD COLUMN "taxes" text;--> statement-breakpoint
ALTER TABLE "rate" ADD COLUMN "cancellation" text;--> statement-breakpoint
ALTER TABLE "tour" ADD COLUMN "taxes" text;--> statement-breakpoint
ALTER TABLE "tour" ADD COLUMN "cancellation" text;