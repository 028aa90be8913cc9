CREATE TABLE "price_rule" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"from_hour" smallint NOT NULL,
	"until_hour" smallint NOT NULL,
	"court_ids" uuid[],
	"from_day" date,
	"until_day" date,
	"price_centavos" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "price_rule_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "price_rule_weekdays" CHECK (cardinality("price_rule"."weekdays") between 1 and 7 and "price_rule"."weekdays" <@ '{0,1,2,3,4,5,6}'),
	CONSTRAINT "price_rule_hours" CHECK ("price_rule"."from_hour" >= 0 and "price_rule"."from_hour" < "price_rule"."until_hour" and "price_rule"."until_hour" <= 24),
	CONSTRAINT "price_rule_courts" CHECK (cardinality("price_rule"."court_ids") > 0),
	CONSTRAINT "price_rule_days" CHECK ("price_rule"."from_day" <= "price_rule"."until_day"),
	CONSTRAINT "price_rule_price" CHECK ("price_rule"."price_centavos" >= 0)
);
--> statement-breakpoint
ALTER TABLE "price_rule" ADD CONSTRAINT "price_rule_arena_id_arena_id_fk" FOREIGN KEY ("arena_id") REFERENCES "public"."arena"("id") ON DELETE no action ON UPDATE no action;