CREATE TABLE "payment_link" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"whom_version" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	"said_at" timestamp (3) with time zone,
	"said_centavos" integer,
	"payer" text,
	"end_to_end" text,
	"picture" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"reason" text,
	"movement_id" uuid,
	CONSTRAINT "payment_link_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "payment_link_state" CHECK ("payment_link"."state" in ('open', 'said', 'marked', 'refused')),
	CONSTRAINT "payment_link_said_sum" CHECK (("payment_link"."said_at" is null) = ("payment_link"."said_centavos" is null)),
	CONSTRAINT "payment_link_said_once" CHECK ("payment_link"."state" = 'open' or "payment_link"."said_at" is not null),
	CONSTRAINT "payment_link_decided" CHECK (("payment_link"."state" in ('marked', 'refused')) = ("payment_link"."decided_at" is not null)),
	CONSTRAINT "payment_link_decided_by" CHECK (("payment_link"."decided_at" is null) = ("payment_link"."decided_by" is null)),
	CONSTRAINT "payment_link_reason" CHECK (("payment_link"."state" = 'refused') = ("payment_link"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_made_by_person_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_decided_by_person_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_reservation" FOREIGN KEY ("arena_id","reservation_id") REFERENCES "public"."reservation"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_movement" FOREIGN KEY ("arena_id","movement_id") REFERENCES "public"."movement"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_link_token" ON "payment_link" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_link_live" ON "payment_link" USING btree ("arena_id","reservation_id") WHERE "payment_link"."state" <> 'marked';--> statement-breakpoint
CREATE INDEX "payment_link_of_reservation" ON "payment_link" USING btree ("arena_id","reservation_id");--> statement-breakpoint
CREATE INDEX "payment_link_said" ON "payment_link" USING btree ("arena_id","said_at") WHERE "payment_link"."state" = 'said';--> statement-breakpoint
CREATE INDEX "payment_link_marked" ON "payment_link" USING btree ("arena_id","decided_at") WHERE "payment_link"."state" = 'marked';--> statement-breakpoint
CREATE INDEX "payment_link_number" ON "payment_link" USING btree ("arena_id","end_to_end") WHERE "payment_link"."end_to_end" is not null;--> statement-breakpoint
CREATE INDEX "payment_link_age" ON "payment_link" USING btree ("made_at");