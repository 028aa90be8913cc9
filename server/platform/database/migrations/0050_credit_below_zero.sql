ALTER TABLE "movement" DROP CONSTRAINT "movement_of_credit";--> statement-breakpoint
ALTER TABLE "player_credit" DROP CONSTRAINT "player_credit_above_zero";--> statement-breakpoint
CREATE INDEX "player_credit_owed" ON "player_credit" USING btree ("arena_id") WHERE "player_credit"."centavos" < 0;--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_of_credit" CHECK ("movement"."player_id" is null or "movement"."kind" in ('payment', 'refund', 'undo', 'expiry'));