CREATE TABLE "choice" (
	"arena_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hours" jsonb NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "choice_arena_id_person_id_pk" PRIMARY KEY("arena_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "choice" ADD CONSTRAINT "choice_arena_id_arena_id_fk" FOREIGN KEY ("arena_id") REFERENCES "public"."arena"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "choice" ADD CONSTRAINT "choice_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "choice_day" ON "choice" USING btree ("arena_id","day");--> statement-breakpoint
CREATE INDEX "choice_person" ON "choice" USING btree ("person_id");