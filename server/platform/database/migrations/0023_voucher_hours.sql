ALTER TABLE "movement" ALTER COLUMN "reservation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "arena" ADD COLUMN "voucher_unit" text DEFAULT 'reservation' NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_use" ADD COLUMN "unit" text DEFAULT 'reservation' NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_use" ADD COLUMN "credits" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "movement" ADD COLUMN "voucher_id" uuid;--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_voucher" FOREIGN KEY ("arena_id","voucher_id") REFERENCES "public"."voucher"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_use_standing" ON "voucher_use" USING btree ("arena_id","voucher_id") WHERE "voucher_use"."given_back_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "movement_voucher_sold" ON "movement" USING btree ("arena_id","voucher_id") WHERE "movement"."voucher_id" is not null and "movement"."kind" = 'payment';--> statement-breakpoint
ALTER TABLE "arena" ADD CONSTRAINT "arena_voucher_unit" CHECK ("arena"."voucher_unit" in ('reservation', 'hour'));--> statement-breakpoint
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_unit" CHECK ("voucher_use"."unit" in ('reservation', 'hour'));--> statement-breakpoint
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_credits" CHECK ("voucher_use"."credits" > 0);--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_for_one" CHECK (("movement"."reservation_id" is null) <> ("movement"."voucher_id" is null));