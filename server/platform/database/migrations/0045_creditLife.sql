ALTER TABLE "movement" DROP CONSTRAINT "movement_for_one";--> statement-breakpoint
ALTER TABLE "movement" DROP CONSTRAINT "movement_kind";--> statement-breakpoint
ALTER TABLE "movement" DROP CONSTRAINT "movement_value";--> statement-breakpoint
ALTER TABLE "movement" DROP CONSTRAINT "movement_has_method";--> statement-breakpoint
ALTER TABLE "arena" ADD COLUMN "credit_months" smallint;--> statement-breakpoint
ALTER TABLE "arena" ADD COLUMN "credit_months_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "movement" ADD COLUMN "player_id" uuid;--> statement-breakpoint
ALTER TABLE "player_credit" ADD COLUMN "moved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_player_id_person_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "movement_of_player" ON "movement" USING btree ("arena_id","player_id") WHERE "movement"."player_id" is not null;--> statement-breakpoint
ALTER TABLE "arena" ADD CONSTRAINT "arena_credit_months" CHECK ("arena"."credit_months" >= 1 and ("arena"."credit_months" is null) = ("arena"."credit_months_from" is null));--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_of_credit" CHECK ("movement"."player_id" is null or "movement"."kind" in ('refund', 'undo', 'expiry'));--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_expires" CHECK ("movement"."kind" <> 'expiry' or "movement"."player_id" is not null);--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_for_one" CHECK (num_nonnulls("movement"."reservation_id", "movement"."voucher_id", "movement"."player_id") = 1);--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_kind" CHECK ("movement"."kind" in ('payment', 'discount', 'refund', 'undo', 'credit', 'expiry'));--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_value" CHECK (case "movement"."kind" when 'payment' then "movement"."value_centavos" > 0 when 'discount' then "movement"."value_centavos" > 0
        when 'expiry' then "movement"."value_centavos" > 0
        when 'undo' then "movement"."value_centavos" <> 0 else "movement"."value_centavos" < 0 end);--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_has_method" CHECK ("movement"."kind" = 'undo' or ("movement"."kind" in ('payment', 'refund', 'credit', 'expiry')) = ("movement"."method" is not null));