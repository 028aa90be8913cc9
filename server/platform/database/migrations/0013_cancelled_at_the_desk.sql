CREATE TABLE "cancellation" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"cancelled_by" uuid NOT NULL,
	"status_before" text NOT NULL,
	"closed_at_before" timestamp (3) with time zone,
	"money_back_before" text NOT NULL,
	"job_id" uuid,
	"received_centavos" integer,
	"becomes" text,
	"movement_id" uuid,
	"undone_at" timestamp (3) with time zone,
	"undone_by" uuid,
	CONSTRAINT "cancellation_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "cancellation_status_before" CHECK ("cancellation"."status_before" in ('PENDENTE', 'CONFIRMADA', 'PAGA', 'EXPIRADA', 'CANCELADA')),
	CONSTRAINT "cancellation_money_back_before" CHECK ("cancellation"."money_back_before" in ('none', 'owed', 'done', 'refused', 'returned', 'repaid')),
	CONSTRAINT "cancellation_becomes" CHECK ("cancellation"."becomes" in ('refund', 'deposit', 'credit')),
	CONSTRAINT "cancellation_received" CHECK (("cancellation"."received_centavos" is null) = ("cancellation"."becomes" is null))
);
--> statement-breakpoint
CREATE TABLE "player_credit" (
	"arena_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"centavos" integer NOT NULL,
	CONSTRAINT "player_credit_arena_id_player_id_pk" PRIMARY KEY("arena_id","player_id"),
	CONSTRAINT "player_credit_above_zero" CHECK ("player_credit"."centavos" >= 0)
);
--> statement-breakpoint
ALTER TABLE "movement" DROP CONSTRAINT "movement_kind";--> statement-breakpoint
ALTER TABLE "movement" DROP CONSTRAINT "movement_method";--> statement-breakpoint
ALTER TABLE "cancellation" ADD CONSTRAINT "cancellation_cancelled_by_person_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation" ADD CONSTRAINT "cancellation_undone_by_person_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation" ADD CONSTRAINT "cancellation_reservation" FOREIGN KEY ("arena_id","reservation_id") REFERENCES "public"."reservation"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation" ADD CONSTRAINT "cancellation_movement" FOREIGN KEY ("arena_id","movement_id") REFERENCES "public"."movement"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_credit" ADD CONSTRAINT "player_credit_arena_id_arena_id_fk" FOREIGN KEY ("arena_id") REFERENCES "public"."arena"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_credit" ADD CONSTRAINT "player_credit_player_id_person_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_stands" ON "cancellation" USING btree ("arena_id","reservation_id") WHERE "cancellation"."undone_at" is null;--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_kind" CHECK ("movement"."kind" in ('payment', 'discount', 'refund', 'undo'));--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_method" CHECK ("movement"."method" in ('cash', 'pix', 'debit', 'credit', 'transfer', 'player_credit', 'unknown'));