CREATE TABLE "product" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"price_centavos" integer NOT NULL,
	"stock" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "product_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "product_price" CHECK ("product"."price_centavos" > 0),
	CONSTRAINT "product_stock" CHECK ("product"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sale" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"unit_centavos" integer NOT NULL,
	"quantity" integer NOT NULL,
	"is_counted" boolean NOT NULL,
	"reservation_id" uuid,
	"player_id" uuid,
	"guest_player_name" text,
	"customer_id" uuid,
	"sold_at" timestamp (3) with time zone NOT NULL,
	"sold_by" uuid NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"undone_by" uuid,
	CONSTRAINT "sale_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "sale_pieces" CHECK ("sale"."quantity" > 0 and "sale"."unit_centavos" > 0),
	CONSTRAINT "sale_undone" CHECK (("sale"."undone_at" is null) = ("sale"."undone_by" is null)),
	CONSTRAINT "sale_of_somebody" CHECK ("sale"."paid_at" is not null or "sale"."undone_at" is not null or num_nonnulls("sale"."player_id", "sale"."guest_player_name") = 1)
);
--> statement-breakpoint
ALTER TABLE "movement" DROP CONSTRAINT "movement_for_one";--> statement-breakpoint
ALTER TABLE "movement" ADD COLUMN "sale_id" uuid;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_arena_id_arena_id_fk" FOREIGN KEY ("arena_id") REFERENCES "public"."arena"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_player_id_person_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_sold_by_person_id_fk" FOREIGN KEY ("sold_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_undone_by_person_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_product" FOREIGN KEY ("arena_id","product_id") REFERENCES "public"."product"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_reservation" FOREIGN KEY ("arena_id","reservation_id") REFERENCES "public"."reservation"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_customer" FOREIGN KEY ("arena_id","customer_id") REFERENCES "public"."customer"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sale_owed" ON "sale" USING btree ("arena_id") WHERE "sale"."paid_at" is null and "sale"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "sale_of_reservation" ON "sale" USING btree ("arena_id","reservation_id") WHERE "sale"."reservation_id" is not null;--> statement-breakpoint
CREATE INDEX "sale_of_customer" ON "sale" USING btree ("arena_id","customer_id") WHERE "sale"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "sale_at_counter" ON "sale" USING btree ("arena_id","id") WHERE "sale"."reservation_id" is null and "sale"."customer_id" is null and "sale"."undone_at" is null;--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_sale" FOREIGN KEY ("arena_id","sale_id") REFERENCES "public"."sale"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "movement_sale_paid" ON "movement" USING btree ("arena_id","sale_id") WHERE "movement"."sale_id" is not null and "movement"."kind" = 'payment';--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_for_one" CHECK (num_nonnulls("movement"."reservation_id", "movement"."voucher_id", "movement"."player_id", "movement"."sale_id") = 1);