CREATE TABLE "series" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"player_id" uuid,
	"guest_player_name" text,
	"guest_phone" text,
	"court_id" uuid NOT NULL,
	"court_name" text NOT NULL,
	"weekday" smallint NOT NULL,
	"start_hour" smallint NOT NULL,
	"hours" smallint NOT NULL,
	"sport" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"price_centavos" integer NOT NULL,
	"claimed_until" date NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	CONSTRAINT "series_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "series_for_one" CHECK (("series"."player_id" is null) <> ("series"."guest_player_name" is null)),
	CONSTRAINT "series_sport" CHECK ("series"."sport" in ('BEACH_TENNIS', 'FUTEVOLEI', 'VOLEI_DE_PRAIA')),
	CONSTRAINT "series_weekday" CHECK ("series"."weekday" between 0 and 6),
	CONSTRAINT "series_hours" CHECK ("series"."start_hour" >= 0 and "series"."hours" > 0 and "series"."start_hour" + "series"."hours" <= 24)
);
--> statement-breakpoint
CREATE TABLE "series_right" (
	"arena_id" uuid NOT NULL,
	"court_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"hour" smallint NOT NULL,
	"series_id" uuid NOT NULL,
	CONSTRAINT "series_right_key" PRIMARY KEY("arena_id","court_id","weekday","hour")
);
--> statement-breakpoint
CREATE TABLE "series_week" (
	"arena_id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"day" date NOT NULL,
	"state" text NOT NULL,
	"reservation_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	CONSTRAINT "series_week_arena_id_series_id_day_pk" PRIMARY KEY("arena_id","series_id","day"),
	CONSTRAINT "series_week_state" CHECK ("series_week"."state" in ('made', 'skipped', 'conflict')),
	CONSTRAINT "series_week_made" CHECK (("series_week"."state" = 'made') = ("series_week"."reservation_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_arena_id_arena_id_fk" FOREIGN KEY ("arena_id") REFERENCES "public"."arena"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_player_id_person_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_made_by_person_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_ended_by_person_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_right" ADD CONSTRAINT "series_right_court" FOREIGN KEY ("arena_id","court_id") REFERENCES "public"."court"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_right" ADD CONSTRAINT "series_right_series" FOREIGN KEY ("arena_id","series_id") REFERENCES "public"."series"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_week" ADD CONSTRAINT "series_week_decided_by_person_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_week" ADD CONSTRAINT "series_week_series" FOREIGN KEY ("arena_id","series_id") REFERENCES "public"."series"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_week" ADD CONSTRAINT "series_week_reservation" FOREIGN KEY ("arena_id","reservation_id") REFERENCES "public"."reservation"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "series_claimed" ON "series" USING btree ("claimed_until");--> statement-breakpoint
CREATE INDEX "series_player" ON "series" USING btree ("player_id");--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_series" FOREIGN KEY ("arena_id","series_id") REFERENCES "public"."series"("arena_id","id") ON DELETE no action ON UPDATE no action;