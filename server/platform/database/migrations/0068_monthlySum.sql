ALTER TABLE "arena" ADD COLUMN "skip_notice_hours" smallint;--> statement-breakpoint
ALTER TABLE "arena" ADD COLUMN "skips_a_month" smallint;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "monthly_centavos" integer;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "fifth_week" text;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "skipped_week" text;--> statement-breakpoint
ALTER TABLE "series_week" ADD COLUMN "carried_centavos" integer;--> statement-breakpoint
ALTER TABLE "arena" ADD CONSTRAINT "arena_skips" CHECK ("arena"."skip_notice_hours" >= 1 and "arena"."skips_a_month" >= 1);--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_fifth_week" CHECK ("series"."fifth_week" in ('included', 'extra'));--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_skipped_week" CHECK ("series"."skipped_week" in ('off', 'stays', 'credit'));--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_monthly" CHECK (("series"."monthly_centavos" is null) = ("series"."fifth_week" is null)
        and ("series"."monthly_centavos" is null) = ("series"."skipped_week" is null));