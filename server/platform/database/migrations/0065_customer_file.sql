ALTER TABLE "customer" ADD COLUMN "cpf" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "birthday" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "customer_tagged" ON "customer" USING btree ("arena_id") WHERE "customer"."tags" <> '{}';