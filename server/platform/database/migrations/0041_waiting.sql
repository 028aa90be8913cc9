CREATE TABLE "waiting" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hours" smallint[] NOT NULL,
	"court_ids" uuid[] NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "waiting_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "waiting_hours" CHECK (cardinality("waiting"."hours") > 0)
);
--> statement-breakpoint
CREATE TABLE "waiting_offer" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"waiting_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"day" date NOT NULL,
	"court_id" uuid NOT NULL,
	"hours" smallint[] NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	CONSTRAINT "waiting_offer_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "waiting_offer_outcome" CHECK ("waiting_offer"."outcome" in ('accepted', 'declined', 'lapsed', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "waiting" ADD CONSTRAINT "waiting_arena_id_arena_id_fk" FOREIGN KEY ("arena_id") REFERENCES "public"."arena"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting" ADD CONSTRAINT "waiting_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_offer" ADD CONSTRAINT "waiting_offer_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_offer" ADD CONSTRAINT "waiting_offer_waiting" FOREIGN KEY ("arena_id","waiting_id") REFERENCES "public"."waiting"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_day" ON "waiting" USING btree ("arena_id","day") WHERE "waiting"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "waiting_person" ON "waiting" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "waiting_offer_of" ON "waiting_offer" USING btree ("arena_id","waiting_id");--> statement-breakpoint
CREATE INDEX "waiting_offer_person" ON "waiting_offer" USING btree ("person_id");