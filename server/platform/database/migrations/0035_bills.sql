CREATE TABLE "forgiven_bill" (
	"arena_id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"month" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"forgiven_by" uuid NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "forgiven_bill_arena_id_series_id_month_pk" PRIMARY KEY("arena_id","series_id","month"),
	CONSTRAINT "forgiven_bill_month" CHECK (extract(day from "forgiven_bill"."month") = 1)
);
--> statement-breakpoint
ALTER TABLE "arena" ADD COLUMN "bill_due_day" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "forgiven_bill" ADD CONSTRAINT "forgiven_bill_forgiven_by_person_id_fk" FOREIGN KEY ("forgiven_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forgiven_bill" ADD CONSTRAINT "forgiven_bill_series" FOREIGN KEY ("arena_id","series_id") REFERENCES "public"."series"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arena" ADD CONSTRAINT "arena_bill_rule" CHECK ("arena"."bill_due_day" between 1 and 28);