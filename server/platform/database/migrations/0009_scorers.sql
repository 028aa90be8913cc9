CREATE TABLE "scorer_link" (
	"category_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scorer_link_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "scorer" (
	"category_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "scorer_category_id_player_id_pk" PRIMARY KEY("category_id","player_id")
);
--> statement-breakpoint
ALTER TABLE "scorer_link" ADD CONSTRAINT "scorer_link_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorer" ADD CONSTRAINT "scorer_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorer" ADD CONSTRAINT "scorer_player_id_person_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scorer_player" ON "scorer" USING btree ("player_id","category_id") WHERE "scorer"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "charge_cart" ON "charge" USING btree ("cart_id") WHERE "charge"."cart_id" is not null;