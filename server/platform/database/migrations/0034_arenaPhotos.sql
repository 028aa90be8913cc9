ALTER TABLE "arena" ADD COLUMN "photo_texts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "arena" ADD CONSTRAINT "arena_photos" CHECK (cardinality("arena"."photos") <= 6);