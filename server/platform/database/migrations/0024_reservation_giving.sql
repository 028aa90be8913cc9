CREATE TABLE "reservation_giving" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"given_by" uuid NOT NULL,
	"player_before" uuid,
	"guest_name_before" text,
	"guest_phone_before" text,
	"made_by_before" text NOT NULL,
	"status_before" text NOT NULL,
	"open_status_before" text,
	"no_show_at_before" timestamp (3) with time zone,
	"no_show_by_before" uuid,
	"whom_version_after" integer DEFAULT 1 NOT NULL,
	"hours_version_after" integer DEFAULT 1 NOT NULL,
	"status_after" text NOT NULL,
	"settled_after" integer NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" uuid,
	CONSTRAINT "reservation_giving_arena_id_id_pk" PRIMARY KEY("arena_id","id")
);
--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "whom_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation_move" ADD COLUMN "day_after" date;--> statement-breakpoint
ALTER TABLE "reservation_move" ADD COLUMN "hours_after" jsonb;--> statement-breakpoint
ALTER TABLE "reservation_giving" ADD CONSTRAINT "reservation_giving_given_by_person_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_giving" ADD CONSTRAINT "reservation_giving_player_before_person_id_fk" FOREIGN KEY ("player_before") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_giving" ADD CONSTRAINT "reservation_giving_no_show_by_before_person_id_fk" FOREIGN KEY ("no_show_by_before") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_giving" ADD CONSTRAINT "reservation_giving_undone_by_person_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_giving" ADD CONSTRAINT "reservation_giving_reservation" FOREIGN KEY ("arena_id","reservation_id") REFERENCES "public"."reservation"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_giving_of" ON "reservation_giving" USING btree ("arena_id","reservation_id","id");