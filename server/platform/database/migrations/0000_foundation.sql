CREATE TABLE "login_failure" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"blocked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"gender" text,
	"city" text,
	"phone" text,
	"avatar" text,
	"password_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "person_email_lower" CHECK ("person"."email" = lower("person"."email")),
	CONSTRAINT "person_role" CHECK ("person"."role" in ('player', 'arena-owner', 'admin')),
	CONSTRAINT "person_status" CHECK ("person"."status" in ('active', 'inactive')),
	CONSTRAINT "person_gender" CHECK ("person"."gender" in ('M', 'F'))
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"companion_hash" text,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_password_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "arena" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"avatar" text,
	"description" text,
	"photos" text[] DEFAULT '{}' NOT NULL,
	"street" text,
	"district" text,
	"city" text NOT NULL,
	"phone" text,
	"instagram" text,
	"payment_method" text NOT NULL,
	"zone" text DEFAULT 'America/Sao_Paulo' NOT NULL,
	"search_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "arena_payment_method" CHECK ("arena"."payment_method" in ('local', 'platform'))
);
--> statement-breakpoint
CREATE TABLE "court" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"in_door" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "court_arena_id_id_pk" PRIMARY KEY("arena_id","id")
);
--> statement-breakpoint
CREATE TABLE "slot_alteration" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"time_slot_id" uuid NOT NULL,
	"day" date NOT NULL,
	"court_id" uuid,
	"is_available" boolean NOT NULL,
	"price_centavos" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "slot_alteration_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "slot_alteration_price" CHECK ("slot_alteration"."price_centavos" >= 0)
);
--> statement-breakpoint
CREATE TABLE "time_slot" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"start_hour" smallint NOT NULL,
	"price_centavos" integer NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	CONSTRAINT "time_slot_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "time_slot_start_hour" CHECK ("time_slot"."start_hour" between 0 and 23),
	CONSTRAINT "time_slot_price" CHECK ("time_slot"."price_centavos" >= 0)
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"code" text NOT NULL,
	"status" text DEFAULT 'ATIVO' NOT NULL,
	"discount_basis_points" integer NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"lifetime_use" boolean DEFAULT false NOT NULL,
	"expires_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "voucher_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "voucher_status" CHECK ("voucher"."status" in ('ATIVO', 'EXPIRADO')),
	CONSTRAINT "voucher_discount" CHECK ("voucher"."discount_basis_points" between 0 and 10000),
	CONSTRAINT "voucher_credits" CHECK ("voucher"."credits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reservation_slot" (
	"arena_id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"court_id" uuid NOT NULL,
	"hour" smallint NOT NULL,
	"court_name" text NOT NULL,
	"time_slot_id" uuid NOT NULL,
	"sport" text NOT NULL,
	"price_centavos" integer NOT NULL,
	CONSTRAINT "reservation_slot_arena_id_reservation_id_court_id_hour_pk" PRIMARY KEY("arena_id","reservation_id","court_id","hour"),
	CONSTRAINT "reservation_slot_hour" CHECK ("reservation_slot"."hour" between 0 and 23),
	CONSTRAINT "reservation_slot_sport" CHECK ("reservation_slot"."sport" in ('BEACH_TENNIS', 'FUTEVOLEI', 'VOLEI_DE_PRAIA'))
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"player_id" uuid,
	"guest_player_name" text,
	"day" date NOT NULL,
	"total_centavos" integer NOT NULL,
	"discount_centavos" integer DEFAULT 0 NOT NULL,
	"payment_method" text NOT NULL,
	"status" text NOT NULL,
	"made_by" text NOT NULL,
	"voucher_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"money_back" text DEFAULT 'none' NOT NULL,
	CONSTRAINT "reservation_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "reservation_for_one" CHECK (("reservation"."player_id" is null) <> ("reservation"."guest_player_name" is null)),
	CONSTRAINT "reservation_total" CHECK ("reservation"."total_centavos" >= 0 and "reservation"."discount_centavos" >= 0),
	CONSTRAINT "reservation_payment_method" CHECK ("reservation"."payment_method" in ('local', 'platform')),
	CONSTRAINT "reservation_status" CHECK ("reservation"."status" in ('PENDENTE', 'CONFIRMADA', 'PAGA', 'EXPIRADA', 'CANCELADA')),
	CONSTRAINT "reservation_made_by" CHECK ("reservation"."made_by" in ('player', 'owner')),
	CONSTRAINT "reservation_money_back" CHECK ("reservation"."money_back" in ('none', 'owed', 'done'))
);
--> statement-breakpoint
CREATE TABLE "slot_claim" (
	"arena_id" uuid NOT NULL,
	"court_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"reservation_id" uuid NOT NULL,
	CONSTRAINT "slot_claim_key" PRIMARY KEY("arena_id","court_id","day","hour"),
	CONSTRAINT "slot_claim_hour" CHECK ("slot_claim"."hour" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "voucher_use" (
	"arena_id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"voucher_id" uuid NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"given_back_at" timestamp (3) with time zone,
	CONSTRAINT "voucher_use_arena_id_reservation_id_pk" PRIMARY KEY("arena_id","reservation_id")
);
--> statement-breakpoint
CREATE TABLE "charge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"arena_id" uuid,
	"reservation_id" uuid,
	"provider" text NOT NULL,
	"provider_id" text,
	"idempotency_key" text NOT NULL,
	"amount_centavos" integer NOT NULL,
	"currency" text DEFAULT 'BRL' NOT NULL,
	"receiver" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"qr_code" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"last_asked_at" timestamp (3) with time zone,
	"next_ask_at" timestamp (3) with time zone,
	"asks" integer DEFAULT 0 NOT NULL,
	"poll_token" text NOT NULL,
	CONSTRAINT "charge_purpose" CHECK ("charge"."purpose" in ('reservation')),
	CONSTRAINT "charge_for_reservation" CHECK ("charge"."purpose" <> 'reservation' or ("charge"."arena_id" is not null and "charge"."reservation_id" is not null)),
	CONSTRAINT "charge_provider" CHECK ("charge"."provider" in ('sandbox', 'mercado-pago')),
	CONSTRAINT "charge_status" CHECK ("charge"."status" in ('requested', 'pending', 'approved', 'cancelled', 'refunded')),
	CONSTRAINT "charge_amount" CHECK ("charge"."amount_centavos" > 0)
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"charge_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"provider_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "refund_state" CHECK ("refund"."state" in ('owed', 'done'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_charge" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"amount_centavos" integer NOT NULL,
	"currency" text DEFAULT 'BRL' NOT NULL,
	"status" text NOT NULL,
	"reference" text NOT NULL,
	"receiver" text NOT NULL,
	"description" text NOT NULL,
	"br_code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	CONSTRAINT "sandbox_charge_status" CHECK ("sandbox_charge"."status" in ('pending', 'approved', 'cancelled', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"person_id" uuid NOT NULL,
	"key" text NOT NULL,
	"method_path" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" text NOT NULL,
	"reply_status" integer,
	"reply" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_person_id_key_pk" PRIMARY KEY("person_id","key"),
	CONSTRAINT "idempotency_key_status" CHECK ("idempotency_key"."status" in ('running', 'done'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp (3) with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arena" ADD CONSTRAINT "arena_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "court" ADD CONSTRAINT "court_arena_id_arena_id_fk" FOREIGN KEY ("arena_id") REFERENCES "public"."arena"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_alteration" ADD CONSTRAINT "slot_alteration_slot" FOREIGN KEY ("arena_id","time_slot_id") REFERENCES "public"."time_slot"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_alteration" ADD CONSTRAINT "slot_alteration_court" FOREIGN KEY ("arena_id","court_id") REFERENCES "public"."court"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_slot" ADD CONSTRAINT "time_slot_arena_id_arena_id_fk" FOREIGN KEY ("arena_id") REFERENCES "public"."arena"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_arena_id_arena_id_fk" FOREIGN KEY ("arena_id") REFERENCES "public"."arena"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_player_id_person_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_slot" ADD CONSTRAINT "reservation_slot_reservation" FOREIGN KEY ("arena_id","reservation_id") REFERENCES "public"."reservation"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_arena_id_arena_id_fk" FOREIGN KEY ("arena_id") REFERENCES "public"."arena"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_player_id_person_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_voucher" FOREIGN KEY ("arena_id","voucher_id") REFERENCES "public"."voucher"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_claim" ADD CONSTRAINT "slot_claim_reservation" FOREIGN KEY ("arena_id","reservation_id") REFERENCES "public"."reservation"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_claim" ADD CONSTRAINT "slot_claim_court" FOREIGN KEY ("arena_id","court_id") REFERENCES "public"."court"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_reservation" FOREIGN KEY ("arena_id","reservation_id") REFERENCES "public"."reservation"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_voucher" FOREIGN KEY ("arena_id","voucher_id") REFERENCES "public"."voucher"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_reservation" FOREIGN KEY ("arena_id","reservation_id") REFERENCES "public"."reservation"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_charge_id_charge_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_failure_last" ON "login_failure" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "person_email" ON "person" USING btree ("email");--> statement-breakpoint
CREATE INDEX "session_person" ON "session" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "arena_owner" ON "arena" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "arena_name" ON "arena" USING btree ("name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_alteration_one_court" ON "slot_alteration" USING btree ("arena_id","day","time_slot_id","court_id") WHERE "slot_alteration"."court_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "slot_alteration_all_courts" ON "slot_alteration" USING btree ("arena_id","day","time_slot_id") WHERE "slot_alteration"."court_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "time_slot_hour" ON "time_slot" USING btree ("arena_id","start_hour");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_code" ON "voucher" USING btree ("arena_id","code");--> statement-breakpoint
CREATE INDEX "voucher_player" ON "voucher" USING btree ("arena_id","player_id");--> statement-breakpoint
CREATE INDEX "reservation_player" ON "reservation" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "reservation_id" ON "reservation" USING btree ("id");--> statement-breakpoint
CREATE INDEX "reservation_agenda" ON "reservation" USING btree ("arena_id","day");--> statement-breakpoint
CREATE INDEX "reservation_expiry" ON "reservation" USING btree ("expires_at") WHERE "reservation"."status" = 'PENDENTE' and "reservation"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "slot_claim_day" ON "slot_claim" USING btree ("arena_id","day");--> statement-breakpoint
CREATE INDEX "slot_claim_of_reservation" ON "slot_claim" USING btree ("arena_id","reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "charge_idempotency_key" ON "charge" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "charge_provider_id" ON "charge" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "charge_reference" ON "charge" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "charge_poll_token" ON "charge" USING btree ("poll_token");--> statement-breakpoint
CREATE INDEX "charge_of_reservation" ON "charge" USING btree ("arena_id","reservation_id");--> statement-breakpoint
CREATE INDEX "charge_next_ask" ON "charge" USING btree ("next_ask_at") WHERE "charge"."next_ask_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_charge_idempotency_key" ON "sandbox_charge" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "idempotency_key_age" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."done_at" is null;