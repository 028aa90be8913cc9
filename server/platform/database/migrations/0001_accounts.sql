CREATE TABLE "password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_account" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"person_id" uuid NOT NULL,
	"email" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_account_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "provider_sign_in" (
	"cookie_hash" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"page_nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"issuer" text,
	"subject" text,
	"email" text,
	"name" text,
	"picture" text,
	"ticket_hash" text,
	"ticket_expires_at" timestamp (3) with time zone,
	"ticket_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"id" text NOT NULL,
	"width" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "picture_id_width_pk" PRIMARY KEY("id","width")
);
--> statement-breakpoint
ALTER TABLE "person" DROP CONSTRAINT "person_status";--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_account" ADD CONSTRAINT "provider_account_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_reset_person" ON "password_reset" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "password_reset_expiry" ON "password_reset" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_account_person" ON "provider_account" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_sign_in_ticket" ON "provider_sign_in" USING btree ("ticket_hash");--> statement-breakpoint
CREATE INDEX "provider_sign_in_expiry" ON "provider_sign_in" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "picture_age" ON "picture" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_status" CHECK ("person"."status" in ('active', 'inactive', 'erased'));