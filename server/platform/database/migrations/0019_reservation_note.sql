ALTER TABLE "reservation" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "note_version" integer DEFAULT 1 NOT NULL;