CREATE TABLE "whatsapp_consent" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"number" text,
	"meta_user" text,
	"since" timestamp (3) with time zone,
	"code_hash" text,
	"code_ends_at" timestamp (3) with time zone,
	CONSTRAINT "whatsapp_consent_number_unique" UNIQUE("number"),
	CONSTRAINT "whatsapp_consent_metaUser_unique" UNIQUE("meta_user"),
	CONSTRAINT "whatsapp_consent_codeHash_unique" UNIQUE("code_hash"),
	CONSTRAINT "whatsapp_consent_proven" CHECK (("whatsapp_consent"."since" is null) = (coalesce("whatsapp_consent"."number", "whatsapp_consent"."meta_user") is null)),
	CONSTRAINT "whatsapp_consent_code" CHECK (("whatsapp_consent"."code_hash" is null) = ("whatsapp_consent"."code_ends_at" is null))
);
--> statement-breakpoint
CREATE TABLE "whatsapp_delivery" (
	"person_id" uuid NOT NULL,
	"notice_id" uuid NOT NULL,
	"mark" uuid NOT NULL,
	"wamid" text,
	"state" text NOT NULL,
	"code" integer,
	"made_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "whatsapp_delivery_person_id_notice_id_pk" PRIMARY KEY("person_id","notice_id"),
	CONSTRAINT "whatsapp_delivery_mark_unique" UNIQUE("mark"),
	CONSTRAINT "whatsapp_delivery_wamid_unique" UNIQUE("wamid"),
	CONSTRAINT "whatsapp_delivery_state" CHECK ("whatsapp_delivery"."state" in ('sending', 'accepted', 'sent', 'failed', 'delivered', 'read'))
);
--> statement-breakpoint
ALTER TABLE "mail_choice" ADD COLUMN "whatsapp_off" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "whatsapp_consent" ADD CONSTRAINT "whatsapp_consent_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "whatsapp_delivery_age" ON "whatsapp_delivery" USING btree ("made_at");