ALTER TABLE "category" ADD COLUMN "is_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "is_public" boolean DEFAULT true NOT NULL;