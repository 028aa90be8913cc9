CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "charge_to_pass_on";--> statement-breakpoint
ALTER TABLE "payment_account" ADD COLUMN "renewing_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "person_name_trigram" ON "person" USING gin ("search_name" gin_trgm_ops) WHERE "person"."role" = 'player' and "person"."status" = 'active';--> statement-breakpoint
CREATE INDEX "person_name" ON "person" USING btree ("search_name","id") WHERE "person"."role" = 'player' and "person"."status" = 'active';--> statement-breakpoint
CREATE INDEX "reservation_regular" ON "reservation" USING btree ("arena_id","player_id") WHERE "reservation"."player_id" is not null;--> statement-breakpoint
CREATE INDEX "charge_account" ON "charge" USING btree ("account_id") WHERE "charge"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "charge_to_pass_on" ON "charge" USING btree ("arena_id","cart_id") WHERE "charge"."account_id" is null and "charge"."approved_at" is not null and "charge"."status" <> 'disputed' and case when "charge"."status" = 'approved' then "charge"."amount_centavos" - "charge"."refunded_centavos" else 0 end <> "charge"."passed_centavos" + "charge"."fee_centavos";