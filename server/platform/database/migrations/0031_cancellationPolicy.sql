ALTER TABLE "movement" DROP CONSTRAINT "movement_kind";--> statement-breakpoint
ALTER TABLE "movement" DROP CONSTRAINT "movement_has_method";--> statement-breakpoint
ALTER TABLE "arena" ADD COLUMN "cancellation_policy" jsonb;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "cancellation_policy" jsonb;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "player_cancellation" jsonb;--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_kind" CHECK ("movement"."kind" in ('payment', 'discount', 'refund', 'undo', 'credit'));--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_has_method" CHECK ("movement"."kind" = 'undo' or ("movement"."kind" in ('payment', 'refund', 'credit')) = ("movement"."method" is not null));