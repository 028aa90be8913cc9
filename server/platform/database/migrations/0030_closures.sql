CREATE TABLE "closure" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reason" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"start_hour" smallint NOT NULL,
	"end_hour" smallint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"closed_by" uuid NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" uuid,
	"reopened_at" timestamp (3) with time zone,
	"reopened_by" uuid,
	CONSTRAINT "closure_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "closure_reason" CHECK ("closure"."reason" in ('rain', 'maintenance', 'holiday', 'event'))
);
--> statement-breakpoint
ALTER TABLE "cancellation" ADD COLUMN "closure_id" uuid;--> statement-breakpoint
ALTER TABLE "closure" ADD CONSTRAINT "closure_arena_id_arena_id_fk" FOREIGN KEY ("arena_id") REFERENCES "public"."arena"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closure" ADD CONSTRAINT "closure_closed_by_person_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closure" ADD CONSTRAINT "closure_undone_by_person_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closure" ADD CONSTRAINT "closure_reopened_by_person_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation" ADD CONSTRAINT "cancellation_closure" FOREIGN KEY ("arena_id","closure_id") REFERENCES "public"."closure"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancellation_of_closure" ON "cancellation" USING btree ("arena_id","closure_id") WHERE "cancellation"."closure_id" is not null;