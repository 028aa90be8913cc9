CREATE TABLE "till_cash" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"till_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value_centavos" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"recorded_by" uuid NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "till_cash_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "till_cash_kind" CHECK ("till_cash"."kind" in ('supply', 'withdrawal')),
	CONSTRAINT "till_cash_value" CHECK ("till_cash"."value_centavos" > 0)
);
--> statement-breakpoint
CREATE TABLE "till" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"opened_by" uuid NOT NULL,
	"float_centavos" integer NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"counted_centavos" integer,
	"expected_centavos" bigint,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "till_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "till_sums" CHECK ("till"."float_centavos" >= 0 and "till"."counted_centavos" >= 0),
	CONSTRAINT "till_closed_whole" CHECK (num_nulls("till"."closed_at", "till"."closed_by", "till"."counted_centavos", "till"."expected_centavos") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "movement" ADD COLUMN "till_id" uuid;--> statement-breakpoint
ALTER TABLE "till_cash" ADD CONSTRAINT "till_cash_recorded_by_person_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_cash" ADD CONSTRAINT "till_cash_till" FOREIGN KEY ("arena_id","till_id") REFERENCES "public"."till"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till" ADD CONSTRAINT "till_arena_id_arena_id_fk" FOREIGN KEY ("arena_id") REFERENCES "public"."arena"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till" ADD CONSTRAINT "till_opened_by_person_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till" ADD CONSTRAINT "till_closed_by_person_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "till_cash_of_till" ON "till_cash" USING btree ("arena_id","till_id");--> statement-breakpoint
CREATE UNIQUE INDEX "till_open" ON "till" USING btree ("arena_id") WHERE "till"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "till_closed" ON "till" USING btree ("arena_id","closed_at","id") WHERE "till"."closed_at" is not null;--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_till" FOREIGN KEY ("arena_id","till_id") REFERENCES "public"."till"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "movement_of_till" ON "movement" USING btree ("arena_id","till_id") WHERE "movement"."till_id" is not null;