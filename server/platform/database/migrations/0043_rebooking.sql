CREATE TABLE "rebooking" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"closure_id" uuid NOT NULL,
	"paid_centavos" integer NOT NULL,
	"is_by_pix" boolean NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "rebooking_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "rebooking_state" CHECK ("rebooking"."state" in ('offered', 'moved', 'credited', 'refunded', 'withdrawn')),
	CONSTRAINT "rebooking_ended" CHECK (("rebooking"."state" = 'offered') = ("rebooking"."ended_at" is null)),
	CONSTRAINT "rebooking_paid" CHECK ("rebooking"."paid_centavos" > 0)
);
--> statement-breakpoint
ALTER TABLE "rebooking" ADD CONSTRAINT "rebooking_cancellation" FOREIGN KEY ("arena_id","id") REFERENCES "public"."cancellation"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebooking" ADD CONSTRAINT "rebooking_reservation" FOREIGN KEY ("arena_id","reservation_id") REFERENCES "public"."reservation"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rebooking_of_closure" ON "rebooking" USING btree ("arena_id","closure_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rebooking_open" ON "rebooking" USING btree ("arena_id","reservation_id") WHERE "rebooking"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "rebooking_of_reservation" ON "rebooking" USING btree ("reservation_id");