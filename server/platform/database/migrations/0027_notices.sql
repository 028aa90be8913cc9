CREATE TABLE "notice" (
	"person_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"change" text NOT NULL,
	"arena_id" uuid,
	"about_id" uuid,
	"facts" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notice_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "notice_once" ON "notice" USING btree ("person_id","kind","subject_id","change");--> statement-breakpoint
CREATE INDEX "notice_unread" ON "notice" USING btree ("person_id","id") WHERE "notice"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notice_age" ON "notice" USING btree ("made_at");