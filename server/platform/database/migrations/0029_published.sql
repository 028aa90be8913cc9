ALTER TABLE "arena" ADD COLUMN "published_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "arena" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "arena" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "arena" ADD COLUMN "guide_passed" text[] DEFAULT '{}' NOT NULL;