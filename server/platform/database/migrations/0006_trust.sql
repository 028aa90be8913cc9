CREATE TABLE "terms_acceptance" (
	"person_id" uuid NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "terms_acceptance_person_id_version_pk" PRIMARY KEY("person_id","version")
);
--> statement-breakpoint
CREATE TABLE "payment_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"receiver" text NOT NULL,
	"access_token" text NOT NULL,
	"refresh_token" text NOT NULL,
	"token_expires_at" timestamp (3) with time zone NOT NULL,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	CONSTRAINT "payment_account_provider" CHECK ("payment_account"."provider" in ('sandbox', 'mercado-pago', 'mercado-pago-orders', 'asaas')),
	CONSTRAINT "payment_account_ended" CHECK (("payment_account"."ended_at" is null) = ("payment_account"."ended_by" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_connection" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"code_verifier" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"amount_centavos" integer NOT NULL,
	"paid_on" date NOT NULL,
	"receipt" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	CONSTRAINT "payout_amount" CHECK ("payout"."amount_centavos" > 0)
);
--> statement-breakpoint
ALTER TABLE "charge" DROP CONSTRAINT "charge_provider";--> statement-breakpoint
ALTER TABLE "sandbox_charge" DROP CONSTRAINT "sandbox_charge_status";--> statement-breakpoint
DROP INDEX "refund_refused";--> statement-breakpoint
DROP INDEX "reservation_agenda";--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "cpf" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "terms_answered" text;--> statement-breakpoint
ALTER TABLE "arena" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "is_passed_on" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "fee_centavos" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "provider_words" text;--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "payout_id" uuid;--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "passed_centavos" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "terms_acceptance" ADD CONSTRAINT "terms_acceptance_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_account" ADD CONSTRAINT "payment_account_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_connection" ADD CONSTRAINT "payment_connection_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_created_by_person_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_account_of_person" ON "payment_account" USING btree ("person_id") WHERE "payment_account"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_account_receiver" ON "payment_account" USING btree ("person_id","provider","receiver");--> statement-breakpoint
CREATE INDEX "payment_connection_expiry" ON "payment_connection" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_connection_person" ON "payment_connection" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "payout_person" ON "payout" USING btree ("person_id","created_at");--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_account_id_payment_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payment_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charge_disputed" ON "charge" USING btree ("moved_at") WHERE "charge"."status" = 'disputed';--> statement-breakpoint
CREATE INDEX "charge_unreachable" ON "charge" USING btree ("unreachable_since") WHERE "charge"."unreachable_since" is not null;--> statement-breakpoint
CREATE INDEX "charge_to_pass_on" ON "charge" USING btree ("arena_id") WHERE "charge"."approved_at" is not null and "charge"."account_id" is null and "charge"."payout_id" is null;--> statement-breakpoint
CREATE INDEX "charge_payout" ON "charge" USING btree ("payout_id") WHERE "charge"."payout_id" is not null;--> statement-breakpoint
CREATE INDEX "refund_open" ON "refund" USING btree ("created_at") WHERE "refund"."state" in ('owed', 'sent', 'refused');--> statement-breakpoint
CREATE INDEX "reservation_agenda" ON "reservation" USING btree ("arena_id","day","status","payment_method","total_centavos","settled_centavos","lost_centavos","money_back","is_passed_on","player_id");--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_cpf" CHECK ("person"."cpf" ~ '^[0-9]{11}$');--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_fee" CHECK ("charge"."fee_centavos" between 0 and "charge"."amount_centavos");--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_provider" CHECK ("charge"."provider" in ('sandbox', 'mercado-pago', 'mercado-pago-orders', 'asaas'));--> statement-breakpoint
UPDATE "sandbox_charge" SET "status" = 'disputed' WHERE "status" = 'in_mediation';--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD CONSTRAINT "sandbox_charge_status" CHECK ("sandbox_charge"."status" in ('pending', 'approved', 'cancelled', 'refunded', 'disputed', 'charged_back'));