CREATE TABLE "entrant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"group_index" integer NOT NULL,
	"draw_order" integer NOT NULL,
	"bracket_place" integer,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "match" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"group_index" integer,
	"round" smallint NOT NULL,
	"place" integer NOT NULL,
	"one_id" uuid,
	"two_id" uuid,
	"games_one" smallint,
	"games_two" smallint,
	"is_walkover" boolean DEFAULT false NOT NULL,
	"winner_id" uuid,
	CONSTRAINT "match_stage" CHECK ("match"."stage" in ('GRUPOS', 'ELIMINATORIAS', 'OITAVAS', 'QUARTAS', 'SEMIFINAL', 'TERCEIRO_LUGAR', 'FINAL')),
	CONSTRAINT "match_score" CHECK (("match"."games_one" is null) = ("match"."games_two" is null)),
	CONSTRAINT "match_games" CHECK ("match"."games_one" between 0 and 99 and "match"."games_two" between 0 and 99 and "match"."games_one" <> "match"."games_two"),
	CONSTRAINT "match_won" CHECK ("match"."winner_id" is not distinct from case when "match"."games_one" > "match"."games_two" then "match"."one_id" when "match"."games_one" < "match"."games_two" then "match"."two_id" end)
);
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "phase" text DEFAULT 'registrations' NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "draw_seed" text;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "groups_number" integer;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "has_champion" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "progress" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "entrant_id" uuid;--> statement-breakpoint
ALTER TABLE "entrant" ADD CONSTRAINT "entrant_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_one_id_entrant_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."entrant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_two_id_entrant_id_fk" FOREIGN KEY ("two_id") REFERENCES "public"."entrant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entrant_order" ON "entrant" USING btree ("category_id","draw_order");--> statement-breakpoint
CREATE UNIQUE INDEX "match_place" ON "match" USING btree ("category_id","stage","round","place");--> statement-breakpoint
CREATE INDEX "match_winner" ON "match" USING btree ("winner_id") WHERE not "match"."is_walkover";--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_entrant_id_entrant_id_fk" FOREIGN KEY ("entrant_id") REFERENCES "public"."entrant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registration_entrant" ON "registration" USING btree ("entrant_id");--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_phase" CHECK ("category"."phase" in ('registrations', 'groups', 'matches', 'secondPhase'));--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_drawn" CHECK (("category"."phase" = 'registrations') = ("category"."draw_seed" is null) and ("category"."draw_seed" is null) = ("category"."groups_number" is null));