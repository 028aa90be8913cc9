CREATE TABLE "imported_customer" (
	"arena_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"is_new" boolean NOT NULL,
	"filled" text[] DEFAULT '{}' NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "imported_customer_arena_id_import_id_customer_id_pk" PRIMARY KEY("arena_id","import_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "sheet_import" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "imported_customer" ADD CONSTRAINT "imported_customer_import" FOREIGN KEY ("arena_id","import_id") REFERENCES "public"."sheet_import"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_customer_of_record" ON "imported_customer" USING btree ("arena_id","customer_id");--> statement-breakpoint
ALTER TABLE "sheet_import" ADD CONSTRAINT "sheet_import_kind" CHECK ("sheet_import"."kind" in ('reservations', 'customers'));