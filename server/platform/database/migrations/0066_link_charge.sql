ALTER TABLE "payment_link" DROP CONSTRAINT "payment_link_said_once";--> statement-breakpoint
ALTER TABLE "payment_link" DROP CONSTRAINT "payment_link_decided_by";--> statement-breakpoint
ALTER TABLE "charge" DROP CONSTRAINT "charge_purpose";--> statement-breakpoint
DROP INDEX "payment_link_live";--> statement-breakpoint
ALTER TABLE "payment_link" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "job_id" uuid;--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_link" FOREIGN KEY ("arena_id","link_id") REFERENCES "public"."payment_link"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "charge_of_link" ON "charge" USING btree ("arena_id","link_id") WHERE "charge"."link_id" is not null and "charge"."status" in ('requested', 'pending') and "charge"."called_off_at" is null;--> statement-breakpoint
CREATE INDEX "charge_to_link" ON "charge" USING btree ("arena_id","link_id") WHERE "charge"."link_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_link_live" ON "payment_link" USING btree ("arena_id","reservation_id") WHERE "payment_link"."state" <> 'marked' and "payment_link"."token_hash" is not null;--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_said_once" CHECK ("payment_link"."state" in ('open', 'marked') or "payment_link"."said_at" is not null);--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_decided_by" CHECK (("payment_link"."decided_at" is null) = ("payment_link"."decided_by" is null) or ("payment_link"."state" = 'marked' and "payment_link"."movement_id" is not null));--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_for_link" CHECK (("charge"."purpose" = 'link') = ("charge"."link_id" is not null)
        and ("charge"."link_id" is null or ("charge"."arena_id" is not null and "charge"."reservation_id" is null)));--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_purpose" CHECK ("charge"."purpose" in ('reservation', 'cart', 'bill', 'link'));