ALTER TABLE "series" ADD COLUMN "continues" uuid;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_continues" FOREIGN KEY ("arena_id","continues") REFERENCES "public"."series"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "series_continued" ON "series" USING btree ("arena_id","continues");