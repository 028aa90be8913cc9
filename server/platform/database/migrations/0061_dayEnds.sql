CREATE TABLE "day_end" (
	"arena_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"look_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_choice" ADD COLUMN "on" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "day_end" ADD CONSTRAINT "day_end_arena_id_arena_id_fk" FOREIGN KEY ("arena_id") REFERENCES "public"."arena"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_end_look" ON "day_end" USING btree ("look_at");