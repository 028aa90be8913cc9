CREATE TABLE "series_request" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"court_id" uuid,
	"weekday" smallint NOT NULL,
	"start_hour" smallint NOT NULL,
	"hours" smallint NOT NULL,
	"sport" text NOT NULL,
	"from_day" date NOT NULL,
	"note" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid,
	"refusal_reason" text,
	CONSTRAINT "series_request_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "series_request_answer" CHECK ("series_request"."answer" in ('agreed', 'refused', 'withdrawn')),
	CONSTRAINT "series_request_answered" CHECK (("series_request"."answer" is null) = ("series_request"."answered_at" is null)),
	CONSTRAINT "series_request_reason" CHECK (("series_request"."answer" is not distinct from 'refused') = ("series_request"."refusal_reason" is not null)),
	CONSTRAINT "series_request_sport" CHECK ("series_request"."sport" in ('BEACH_TENNIS', 'FUTEVOLEI', 'VOLEI_DE_PRAIA')),
	CONSTRAINT "series_request_weekday" CHECK ("series_request"."weekday" between 0 and 6),
	CONSTRAINT "series_request_hours" CHECK ("series_request"."start_hour" >= 0 and "series_request"."hours" > 0 and "series_request"."start_hour" + "series_request"."hours" <= 24)
);
--> statement-breakpoint
ALTER TABLE "series_request" ADD CONSTRAINT "series_request_arena_id_arena_id_fk" FOREIGN KEY ("arena_id") REFERENCES "public"."arena"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_request" ADD CONSTRAINT "series_request_player_id_person_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_request" ADD CONSTRAINT "series_request_answered_by_person_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "series_request_waiting" ON "series_request" USING btree ("player_id","arena_id","weekday","start_hour") WHERE "series_request"."answer" is null;--> statement-breakpoint
CREATE INDEX "series_request_player" ON "series_request" USING btree ("player_id");