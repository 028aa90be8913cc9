CREATE TABLE "pair_link" (
	"player_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"shirt_size" text,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pair_link_player_id_category_id_pk" PRIMARY KEY("player_id","category_id"),
	CONSTRAINT "pair_link_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "pair_link_shirt" CHECK ("pair_link"."shirt_size" in ('PP', 'P', 'M', 'G', 'G1', 'G2', 'G3', 'G4'))
);
--> statement-breakpoint
CREATE TABLE "kept_sheet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"csv" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pair_link" ADD CONSTRAINT "pair_link_player_id_person_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pair_link" ADD CONSTRAINT "pair_link_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;