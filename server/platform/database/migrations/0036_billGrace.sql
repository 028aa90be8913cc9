ALTER TABLE "arena" DROP CONSTRAINT "arena_bill_rule";--> statement-breakpoint
ALTER TABLE "cancellation" ALTER COLUMN "cancelled_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "arena" ADD COLUMN "bill_grace_days" smallint;--> statement-breakpoint
ALTER TABLE "arena" ADD COLUMN "bill_grace_from" date;--> statement-breakpoint
ALTER TABLE "arena" ADD CONSTRAINT "arena_bill_rule" CHECK ("arena"."bill_due_day" between 1 and 28 and "arena"."bill_grace_days" between 1 and 60);