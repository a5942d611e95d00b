ALTER TABLE "hotel" ADD COLUMN "min_age" integer;--> statement-breakpoint
ALTER TABLE "hotel" ADD COLUMN "max_party" integer;--> statement-breakpoint
ALTER TABLE "hotel" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "hotel" ADD COLUMN "days_not_sold" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel" ADD COLUMN "max_nights" integer;--> statement-breakpoint
ALTER TABLE "package" ADD COLUMN "min_age" integer;--> statement-breakpoint
ALTER TABLE "package" ADD COLUMN "max_party" integer;--> statement-breakpoint
ALTER TABLE "package" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "package" ADD COLUMN "days_not_sold" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rate" ADD COLUMN "max_nights" integer;--> statement-breakpoint
ALTER TABLE "rate" ADD COLUMN "infant_max_age" integer;--> statement-breakpoint
ALTER TABLE "tour" ADD COLUMN "min_age" integer;--> statement-breakpoint
ALTER TABLE "tour" ADD COLUMN "max_party" integer;--> statement-breakpoint
ALTER TABLE "tour" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "tour" ADD COLUMN "days_not_sold" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tour" ADD COLUMN "days_off_full_moon" smallint;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "notes" text;