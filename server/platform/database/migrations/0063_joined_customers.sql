ALTER TABLE "customer" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "player_id" uuid;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_player_id_person_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_phone" ON "person" USING btree ("phone","id") WHERE "person"."phone" is not null;--> statement-breakpoint
CREATE INDEX "customer_of_player" ON "customer" USING btree ("player_id","arena_id") WHERE "customer"."player_id" is not null;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_answer" CHECK ("customer"."answer" in ('accepted', 'refused'));--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_asked" CHECK (("customer"."player_id" is null) = ("customer"."asked_at" is null));