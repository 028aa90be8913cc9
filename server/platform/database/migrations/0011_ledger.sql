CREATE TABLE "movement" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"method" text,
	"value_centavos" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"recorded_by" uuid,
	"note" text DEFAULT '' NOT NULL,
	"undoes_id" uuid,
	CONSTRAINT "movement_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "movement_kind" CHECK ("movement"."kind" in ('payment', 'discount', 'refund', 'deposit_kept', 'undo')),
	CONSTRAINT "movement_method" CHECK ("movement"."method" in ('cash', 'pix', 'debit', 'credit', 'transfer', 'unknown')),
	CONSTRAINT "movement_undoes_one" CHECK (("movement"."kind" = 'undo') = ("movement"."undoes_id" is not null)),
	CONSTRAINT "movement_value" CHECK (case "movement"."kind" when 'payment' then "movement"."value_centavos" > 0 when 'discount' then "movement"."value_centavos" > 0
        when 'undo' then "movement"."value_centavos" <> 0 else "movement"."value_centavos" < 0 end),
	CONSTRAINT "movement_has_method" CHECK ("movement"."kind" = 'undo' or ("movement"."kind" in ('payment', 'refund')) = ("movement"."method" is not null))
);
--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_recorded_by_person_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_reservation" FOREIGN KEY ("arena_id","reservation_id") REFERENCES "public"."reservation"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_undoes" FOREIGN KEY ("arena_id","undoes_id") REFERENCES "public"."movement"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "movement_undone_once" ON "movement" USING btree ("arena_id","undoes_id") WHERE "movement"."undoes_id" is not null;--> statement-breakpoint
CREATE INDEX "movement_of_reservation" ON "movement" USING btree ("arena_id","reservation_id");