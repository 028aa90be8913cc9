CREATE TABLE "reservation_move" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"moved_by" uuid NOT NULL,
	"day_before" date NOT NULL,
	"hours_before" jsonb NOT NULL,
	"total_before" integer NOT NULL,
	"discount_before" integer NOT NULL,
	"status_before" text NOT NULL,
	"open_status_before" text,
	"closed_at_before" timestamp (3) with time zone,
	"no_show_at_before" timestamp (3) with time zone,
	"no_show_by_before" uuid,
	"total_after" integer NOT NULL,
	"status_after" text NOT NULL,
	"settled_after" integer NOT NULL,
	"excess_centavos" integer,
	"movement_id" uuid,
	"undone_at" timestamp (3) with time zone,
	"undone_by" uuid,
	CONSTRAINT "reservation_move_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "reservation_move_status_before" CHECK ("reservation_move"."status_before" in ('PENDENTE', 'CONFIRMADA', 'PAGA', 'EXPIRADA', 'CANCELADA')),
	CONSTRAINT "reservation_move_status_after" CHECK ("reservation_move"."status_after" in ('PENDENTE', 'CONFIRMADA', 'PAGA', 'EXPIRADA', 'CANCELADA')),
	CONSTRAINT "reservation_move_excess" CHECK (("reservation_move"."excess_centavos" is null) = ("reservation_move"."movement_id" is null))
);
--> statement-breakpoint
ALTER TABLE "reservation_move" ADD CONSTRAINT "reservation_move_moved_by_person_id_fk" FOREIGN KEY ("moved_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_move" ADD CONSTRAINT "reservation_move_no_show_by_before_person_id_fk" FOREIGN KEY ("no_show_by_before") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_move" ADD CONSTRAINT "reservation_move_undone_by_person_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_move" ADD CONSTRAINT "reservation_move_reservation" FOREIGN KEY ("arena_id","reservation_id") REFERENCES "public"."reservation"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_move" ADD CONSTRAINT "reservation_move_movement" FOREIGN KEY ("arena_id","movement_id") REFERENCES "public"."movement"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_move_of" ON "reservation_move" USING btree ("arena_id","reservation_id","id");