CREATE TABLE "audit_chain" (
	"chain" uuid PRIMARY KEY NOT NULL,
	"length" integer DEFAULT 0 NOT NULL,
	"head" text DEFAULT '' NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"fault_at" integer
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"chain" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"deed" text NOT NULL,
	"role" text NOT NULL,
	"person_id" uuid,
	"subject_id" uuid,
	"details" text NOT NULL,
	"number" integer,
	"hash" text,
	CONSTRAINT "audit_entry_chain_id_pk" PRIMARY KEY("chain","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entry_number" ON "audit_entry" USING btree ("chain","number") WHERE "audit_entry"."number" is not null;--> statement-breakpoint
CREATE INDEX "audit_entry_unsealed" ON "audit_entry" USING btree ("chain","at") WHERE "audit_entry"."number" is null;--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("chain","subject_id") WHERE "audit_entry"."subject_id" is not null;