ALTER TABLE "arena" ADD COLUMN "pix_key" text;--> statement-breakpoint
ALTER TABLE "arena" ADD COLUMN "pix_receiver" text;--> statement-breakpoint
ALTER TABLE "arena" ADD CONSTRAINT "arena_pix" CHECK (("arena"."pix_key" is null) = ("arena"."pix_receiver" is null));