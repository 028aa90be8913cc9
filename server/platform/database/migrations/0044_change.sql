CREATE TABLE "change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "change_at" ON "change" USING btree ("at");