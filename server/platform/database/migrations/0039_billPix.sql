ALTER TABLE "movement" DROP CONSTRAINT "movement_method";--> statement-breakpoint
ALTER TABLE "charge" DROP CONSTRAINT "charge_purpose";--> statement-breakpoint
ALTER TABLE "movement" ADD COLUMN "charge_id" uuid;--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "bill_month" date;--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "called_off_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_charge_id_charge_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_series" FOREIGN KEY ("arena_id","series_id") REFERENCES "public"."series"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "movement_of_charge" ON "movement" USING btree ("charge_id") WHERE "movement"."charge_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "charge_of_bill" ON "charge" USING btree ("arena_id","series_id","bill_month") WHERE "charge"."series_id" is not null and "charge"."status" in ('requested', 'pending') and "charge"."called_off_at" is null;--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_of_pix" CHECK ("movement"."charge_id" is null or "movement"."method" = 'platform');--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_method" CHECK ("movement"."method" in ('cash', 'pix', 'debit', 'credit', 'transfer', 'player_credit', 'unknown', 'platform'));--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_for_bill" CHECK (("charge"."purpose" = 'bill') = ("charge"."series_id" is not null) and ("charge"."series_id" is null) = ("charge"."bill_month" is null)
        and ("charge"."series_id" is null or "charge"."arena_id" is not null));--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_purpose" CHECK ("charge"."purpose" in ('reservation', 'cart', 'bill'));