CREATE TABLE "catalogue_source" (
	"id" smallint PRIMARY KEY NOT NULL,
	"rows" jsonb NOT NULL,
	"extras" jsonb NOT NULL
);
