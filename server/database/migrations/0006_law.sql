CREATE TABLE "terms_acceptance" (
	"person_id" uuid NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "terms_acceptance_person_id_version_pk" PRIMARY KEY("person_id","version")
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "terms_answered" text;--> statement-breakpoint
ALTER TABLE "arena" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "terms_acceptance" ADD CONSTRAINT "terms_acceptance_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;