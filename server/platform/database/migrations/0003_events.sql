CREATE TABLE "category" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"double_format" text NOT NULL,
	"price_centavos" integer NOT NULL,
	"starts_on" date NOT NULL,
	"registration_ends_on" date NOT NULL,
	"payment_ends_on" date NOT NULL,
	"first_prize_centavos" integer NOT NULL,
	"second_prize_centavos" integer NOT NULL,
	"third_prize_centavos" integer NOT NULL,
	"doubles_number" integer NOT NULL,
	"doubles_taken" integer DEFAULT 0 NOT NULL,
	"payment_via_gateway" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "category_format" CHECK ("category"."double_format" in ('pre-formed', 'teams', 'randomly')),
	CONSTRAINT "category_price" CHECK ("category"."price_centavos" > 0),
	CONSTRAINT "category_places" CHECK ("category"."doubles_taken" between 0 and "category"."doubles_number" * case "category"."double_format" when 'randomly' then 2 else 1 end)
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organizer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone_to_contact" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"arena_name" text NOT NULL,
	"pix_organizer" text NOT NULL,
	"city" text NOT NULL,
	"street" text NOT NULL,
	"have_t_shirts" boolean NOT NULL,
	"artwork" text,
	"status" text DEFAULT 'AGUARDANDO_APROVACAO' NOT NULL,
	"payment_via_gateway" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_status" CHECK ("event"."status" in ('AGUARDANDO_APROVACAO', 'APROVADO', 'CANCELADO')),
	CONSTRAINT "event_period" CHECK ("event"."starts_on" <= "event"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "unregistered_arena" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"street" text,
	"district" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"cart_id" uuid NOT NULL,
	"registration_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"owed_centavos" integer NOT NULL,
	CONSTRAINT "cart_item_registration_id_position_pk" PRIMARY KEY("registration_id","position")
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration_member" (
	"registration_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"category_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"shirt_size" text,
	"is_live" boolean DEFAULT true NOT NULL,
	"owed_centavos" integer NOT NULL,
	"paid_via" text,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "registration_member_registration_id_position_pk" PRIMARY KEY("registration_id","position"),
	CONSTRAINT "registration_member_shirt" CHECK ("registration_member"."shirt_size" in ('PP', 'P', 'M', 'G', 'G1', 'G2', 'G3', 'G4')),
	CONSTRAINT "registration_member_paid" CHECK (("registration_member"."paid_via" is null) = ("registration_member"."paid_at" is null)),
	CONSTRAINT "registration_member_paid_via" CHECK ("registration_member"."paid_via" in ('gateway', 'organizer'))
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"status" text DEFAULT 'PENDENTE' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "registration_status" CHECK ("registration"."status" in ('PENDENTE', 'PAGA', 'CANCELADA'))
);
--> statement-breakpoint
CREATE TABLE "charge_part" (
	"charge_id" uuid NOT NULL,
	"registration_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"amount_centavos" integer NOT NULL,
	CONSTRAINT "charge_part_charge_id_registration_id_position_pk" PRIMARY KEY("charge_id","registration_id","position")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refund" (
	"charge_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"amount_centavos" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_refund_charge_id_idempotency_key_pk" PRIMARY KEY("charge_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "charge" DROP CONSTRAINT "charge_purpose";--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_pkey";--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "cart_id" uuid;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "part" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "amount_centavos" integer;--> statement-breakpoint
UPDATE "refund" SET "amount_centavos" = (SELECT "amount_centavos" FROM "charge" WHERE "charge"."id" = "refund"."charge_id");--> statement-breakpoint
ALTER TABLE "refund" ALTER COLUMN "amount_centavos" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_charge_id_part_pk" PRIMARY KEY("charge_id","part");--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD COLUMN "refunded_centavos" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_organizer_id_person_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_player_id_person_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_member" ADD CONSTRAINT "registration_member_registration_id_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_member" ADD CONSTRAINT "registration_member_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_member" ADD CONSTRAINT "registration_member_player_id_person_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_part" ADD CONSTRAINT "charge_part_charge_id_charge_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_event" ON "category" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "event_organizer" ON "event" USING btree ("organizer_id","id");--> statement-breakpoint
CREATE INDEX "event_days" ON "event" USING btree ("status","starts_on");--> statement-breakpoint
CREATE INDEX "unregistered_arena_name" ON "unregistered_arena" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "cart_item_cart" ON "cart_item" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_open" ON "cart" USING btree ("event_id","player_id") WHERE "cart"."is_open";--> statement-breakpoint
CREATE INDEX "cart_player" ON "cart" USING btree ("player_id","event_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_member_once" ON "registration_member" USING btree ("category_id","player_id") WHERE "registration_member"."is_live";--> statement-breakpoint
CREATE INDEX "registration_member_player" ON "registration_member" USING btree ("player_id","registration_id");--> statement-breakpoint
CREATE INDEX "registration_category" ON "registration" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX "charge_part_registration" ON "charge_part" USING btree ("registration_id","position");--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "charge_of_cart" ON "charge" USING btree ("cart_id") WHERE "charge"."status" in ('requested', 'pending');--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_for_cart" CHECK (("charge"."purpose" = 'cart') = ("charge"."cart_id" is not null));--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_purpose" CHECK ("charge"."purpose" in ('reservation', 'cart'));--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_amount" CHECK ("refund"."amount_centavos" > 0);