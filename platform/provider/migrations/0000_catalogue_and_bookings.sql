CREATE TABLE "airline" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "airport" (
	"iata_code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"airport_name" text NOT NULL,
	"country" text NOT NULL,
	"time_zone" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"position" integer
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"image" text NOT NULL,
	"author_name" text NOT NULL,
	"author_avatar" text NOT NULL,
	"publish_date" date NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "article_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "catalogue_revision" (
	"id" smallint PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"seed_fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "destination" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"aliases" jsonb NOT NULL,
	"image" text,
	"rating" real,
	"reviews_count" integer NOT NULL,
	"gateway_iata" text NOT NULL,
	"popular_position" integer,
	CONSTRAINT "destination_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "flight" (
	"flight_number" text PRIMARY KEY NOT NULL,
	"airline_code" text NOT NULL,
	"origin" text NOT NULL,
	"destination" text NOT NULL,
	"departs" char(5) NOT NULL,
	"duration_minutes" integer NOT NULL,
	"weekdays" smallint NOT NULL,
	"seats" integer NOT NULL,
	"fare_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hotel" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"destination_id" integer NOT NULL,
	"description" text NOT NULL,
	"rating" real NOT NULL,
	"image" text NOT NULL,
	"facilities" jsonb NOT NULL,
	"included_services" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	CONSTRAINT "hotel_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "package" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image" text NOT NULL,
	"destination_id" integer NOT NULL,
	"duration_days" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"price_as_text" boolean NOT NULL,
	"included_services" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"places" integer NOT NULL,
	CONSTRAINT "package_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "rate" (
	"id" integer PRIMARY KEY NOT NULL,
	"room_id" integer NOT NULL,
	"price_cents" integer,
	"infant_price_cents" integer,
	"infant_policy" text,
	"min_pax" integer,
	"max_pax" integer,
	"max_adults" integer,
	"max_children" integer,
	"max_infants" integer,
	"min_nights" integer
);
--> statement-breakpoint
CREATE TABLE "room" (
	"id" integer PRIMARY KEY NOT NULL,
	"hotel_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"images" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"min_nights" integer,
	"price_cents" integer,
	"units" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slide" (
	"id" integer PRIMARY KEY NOT NULL,
	"image" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tour" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image" text NOT NULL,
	"destination_id" integer NOT NULL,
	"duration_days" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"included_services" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"places" integer NOT NULL,
	CONSTRAINT "tour_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "booking_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_stock" (
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"day" date NOT NULL,
	"quantity" integer NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "booking_stock_booking_id_kind_item_id_day_pk" PRIMARY KEY("booking_id","kind","item_id","day"),
	CONSTRAINT "booking_stock_quantity" CHECK ("booking_stock"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "booking_transition" (
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	CONSTRAINT "booking_transition_from_status_to_status_pk" PRIMARY KEY("from_status","to_status")
);
--> statement-breakpoint
CREATE TABLE "booking" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"product" text NOT NULL,
	"status" text NOT NULL,
	"item_id" text NOT NULL,
	"quote" jsonb NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" char(3) DEFAULT 'USD' NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"travellers_count" integer NOT NULL,
	"travellers" text,
	"hold_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_reference_unique" UNIQUE("reference"),
	CONSTRAINT "booking_amount" CHECK ("booking"."amount_cents" > 0),
	CONSTRAINT "booking_currency" CHECK ("booking"."currency" = 'USD'),
	CONSTRAINT "booking_days" CHECK ("booking"."first_day" <= "booking"."last_day"),
	CONSTRAINT "booking_pending_has_hold" CHECK (("booking"."status" = 'pending_payment') = ("booking"."hold_expires_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"answer" jsonb,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_endpoint_key_pk" PRIMARY KEY("endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"session_id" text NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_event_gateway_event_id_pk" PRIMARY KEY("gateway","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"session_id" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_session" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"reference" text NOT NULL,
	"title" text NOT NULL,
	"details" jsonb NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"status" text NOT NULL,
	"pay_url" text NOT NULL,
	"success_url" text NOT NULL,
	"failed_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_session_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"day" date NOT NULL,
	"capacity" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_kind_item_id_day_pk" PRIMARY KEY("kind","item_id","day"),
	CONSTRAINT "stock_held" CHECK ("stock"."held" >= 0),
	CONSTRAINT "stock_sold" CHECK ("stock"."sold" >= 0),
	CONSTRAINT "stock_not_oversold" CHECK ("stock"."held" + "stock"."sold" <= "stock"."capacity")
);
--> statement-breakpoint
ALTER TABLE "destination" ADD CONSTRAINT "destination_gateway_iata_airport_iata_code_fk" FOREIGN KEY ("gateway_iata") REFERENCES "public"."airport"("iata_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight" ADD CONSTRAINT "flight_airline_code_airline_code_fk" FOREIGN KEY ("airline_code") REFERENCES "public"."airline"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight" ADD CONSTRAINT "flight_origin_airport_iata_code_fk" FOREIGN KEY ("origin") REFERENCES "public"."airport"("iata_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight" ADD CONSTRAINT "flight_destination_airport_iata_code_fk" FOREIGN KEY ("destination") REFERENCES "public"."airport"("iata_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel" ADD CONSTRAINT "hotel_destination_id_destination_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destination"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_destination_id_destination_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destination"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_hotel_id_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour" ADD CONSTRAINT "tour_destination_id_destination_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destination"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_history" ADD CONSTRAINT "booking_history_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_stock" ADD CONSTRAINT "booking_stock_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_revision_one" ON "catalogue_revision" USING btree ("id");--> statement-breakpoint
CREATE INDEX "flight_route" ON "flight" USING btree ("origin","destination");--> statement-breakpoint
CREATE INDEX "rate_room" ON "rate" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "room_hotel" ON "room" USING btree ("hotel_id");--> statement-breakpoint
CREATE INDEX "booking_history_booking" ON "booking_history" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_stock_item" ON "booking_stock" USING btree ("kind","item_id","day");--> statement-breakpoint
CREATE INDEX "booking_hold_expiry" ON "booking" USING btree ("hold_expires_at") WHERE "booking"."status" = 'pending_payment';--> statement-breakpoint
CREATE INDEX "booking_status" ON "booking" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_booking" ON "idempotency" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_session" ON "payment" USING btree ("gateway","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_open" ON "payment" USING btree ("booking_id") WHERE "payment"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_succeeded" ON "payment" USING btree ("booking_id") WHERE "payment"."status" = 'succeeded';--> statement-breakpoint
CREATE INDEX "stock_day" ON "stock" USING btree ("kind","day");