CREATE TABLE "email_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "known_browser" (
	"person_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_browser_person_id_token_hash_pk" PRIMARY KEY("person_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "reservation" DROP CONSTRAINT "reservation_money_back";--> statement-breakpoint
ALTER TABLE "charge" DROP CONSTRAINT "charge_status";--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_state";--> statement-breakpoint
ALTER TABLE "sandbox_charge" DROP CONSTRAINT "sandbox_charge_status";--> statement-breakpoint
DROP INDEX "reservation_agenda";--> statement-breakpoint
DROP INDEX "registration_member_once";--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "arena" ADD COLUMN "max_days_ahead" smallint DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "arena" ADD COLUMN "max_unpaid_hours" smallint DEFAULT 8 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "charge_trouble" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "lost_centavos" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "called_off_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "registration_member" ADD COLUMN "standing" text DEFAULT 'accepted' NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_member" ADD COLUMN "invited_by" uuid;--> statement-breakpoint
ALTER TABLE "registration_member" ADD COLUMN "invited_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "registration_member" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "registration_member" ADD COLUMN "refund_granted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "registration_member" ADD COLUMN "refund_reason" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "ending" text;--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "refunded_centavos" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "moved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "unreachable_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "returned_by" uuid;--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD COLUMN "are_refunds_slow" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_refund" ADD COLUMN "status" text DEFAULT 'approved' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_link" ADD CONSTRAINT "email_link_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browser" ADD CONSTRAINT "known_browser_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_link_person" ON "email_link" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "email_link_expiry" ON "email_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_browser_seen" ON "known_browser" USING btree ("seen_at");--> statement-breakpoint
ALTER TABLE "registration_member" ADD CONSTRAINT "registration_member_invited_by_person_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_returned_by_person_id_fk" FOREIGN KEY ("returned_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_companion" ON "session" USING btree ("companion_hash");--> statement-breakpoint
CREATE INDEX "reservation_unpaid" ON "reservation" USING btree ("player_id","arena_id","day") WHERE "reservation"."status" = 'PENDENTE' and "reservation"."payment_method" = 'local' and "reservation"."made_by" = 'player';--> statement-breakpoint
CREATE INDEX "registration_member_inviter" ON "registration_member" USING btree ("invited_by","registration_id") WHERE "registration_member"."invited_by" is not null;--> statement-breakpoint
CREATE INDEX "refund_refused" ON "refund" USING btree ("created_at") WHERE "refund"."state" = 'refused';--> statement-breakpoint
CREATE INDEX "reservation_agenda" ON "reservation" USING btree ("arena_id","day","status","payment_method","total_centavos","settled_centavos","lost_centavos","money_back","player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_member_once" ON "registration_member" USING btree ("category_id","player_id") WHERE "registration_member"."is_live" and "registration_member"."standing" <> 'invited';--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_pending_email_lower" CHECK ("person"."pending_email" = lower("person"."pending_email"));--> statement-breakpoint
ALTER TABLE "arena" ADD CONSTRAINT "arena_booking_rules" CHECK ("arena"."max_days_ahead" >= 1 and "arena"."max_unpaid_hours" >= 1);--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_lost" CHECK ("reservation"."lost_centavos" between 0 and "reservation"."total_centavos");--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_charge_trouble" CHECK ("reservation"."charge_trouble" in ('none', 'disputed', 'charged_back', 'unreachable'));--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_money_back" CHECK ("reservation"."money_back" in ('none', 'owed', 'done', 'refused', 'returned', 'repaid'));--> statement-breakpoint
ALTER TABLE "registration_member" ADD CONSTRAINT "registration_member_standing" CHECK ("registration_member"."standing" in ('accepted', 'invited', 'confirmed', 'declined', 'lapsed'));--> statement-breakpoint
ALTER TABLE "registration_member" ADD CONSTRAINT "registration_member_invited" CHECK (("registration_member"."invited_by" is null) = ("registration_member"."invited_until" is null) and ("registration_member"."standing" = 'accepted' or "registration_member"."invited_by" is not null));--> statement-breakpoint
ALTER TABLE "registration_member" ADD CONSTRAINT "registration_member_ended" CHECK (not ("registration_member"."is_live" and "registration_member"."standing" in ('declined', 'lapsed')));--> statement-breakpoint
ALTER TABLE "registration_member" ADD CONSTRAINT "registration_member_refund" CHECK (("registration_member"."refund_granted_at" is null) = ("registration_member"."refund_reason" is null));--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_ending" CHECK ("registration"."ending" in ('withdrawn', 'calledOff'));--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_refunded" CHECK ("charge"."refunded_centavos" between 0 and "charge"."amount_centavos");--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_status" CHECK ("charge"."status" in ('requested', 'pending', 'approved', 'cancelled', 'refunded', 'disputed', 'charged_back'));--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_state" CHECK ("refund"."state" in ('owed', 'sent', 'done', 'refused', 'returned'));--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD CONSTRAINT "sandbox_charge_status" CHECK ("sandbox_charge"."status" in ('pending', 'approved', 'cancelled', 'refunded', 'in_mediation', 'charged_back'));--> statement-breakpoint
ALTER TABLE "sandbox_refund" ADD CONSTRAINT "sandbox_refund_status" CHECK ("sandbox_refund"."status" in ('approved', 'in_process', 'rejected'));--> statement-breakpoint
-- data
update "category" set "called_off_at" = now() from "event" where "event"."id" = "category"."event_id" and "event"."status" = 'CANCELADO';
--> statement-breakpoint
update "registration" set "ending" = 'calledOff' from "event" where "event"."id" = "registration"."event_id" and "event"."status" = 'CANCELADO' and "registration"."status" = 'CANCELADA' and "registration"."cancelled_at" = (select max("other"."cancelled_at") from "registration" "other" where "other"."event_id" = "registration"."event_id");
--> statement-breakpoint
UPDATE "charge" SET "moved_at" = "approved_at" WHERE "approved_at" IS NOT NULL;
--> statement-breakpoint
UPDATE "charge" SET "refunded_centavos" = least("charge"."amount_centavos", back.sum) FROM (SELECT "charge_id", sum("amount_centavos") AS sum FROM "refund" WHERE "state" = 'done' GROUP BY "charge_id") AS back WHERE back.charge_id = "charge"."id";
--> statement-breakpoint
INSERT INTO "outbox" ("id", "kind", "payload", "created_at", "due_at") SELECT gen_random_uuid(), 'watchCharge', jsonb_build_object('charge', "id"), now(), now() + random() * interval '1 hour' FROM "charge" WHERE "status" = 'approved' AND "approved_at" > now() - interval '90 days';
--> statement-breakpoint
-- Accounts from before count as confirmed.
UPDATE "person" SET "email_confirmed_at" = "created_at" WHERE "status" <> 'erased';
--> statement-breakpoint
UPDATE "refund" SET "part" = "refund"."part" || '.' || "charge_part"."position" FROM "charge_part" WHERE "charge_part"."charge_id" = "refund"."charge_id" AND "charge_part"."registration_id"::text = "refund"."part";
