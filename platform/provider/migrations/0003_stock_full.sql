DROP INDEX "stock_day";--> statement-breakpoint
CREATE INDEX "stock_full" ON "stock" USING btree ("kind","day") WHERE "stock"."held" + "stock"."sold" >= "stock"."capacity";