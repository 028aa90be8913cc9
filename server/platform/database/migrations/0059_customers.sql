CREATE TABLE "customer" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"found_as" text collate "C" GENERATED ALWAYS AS (regexp_replace(lower(translate(replace(replace(replace(replace(replace(replace(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'), 'Æ', 'ae'), 'ß', 'ss'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'ẞ', 'ss'), 'ÐØÞðøĐđĦħıĲĿŁłŊŋŦŧƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǄǅǇǈǊǋǤǱǲǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎỺỼỾ', 'doþdoddhhiĳŀllnnttɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǆǆǉǉǌǌǥǳǳƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏỻỽỿ')), '[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g')) STORED NOT NULL,
	"phone" text,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"root_id" uuid NOT NULL,
	CONSTRAINT "customer_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "customer_named" CHECK ("customer"."name" <> '')
);
--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "reservation_giving" ADD COLUMN "customer_before" uuid;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_arena_id_arena_id_fk" FOREIGN KEY ("arena_id") REFERENCES "public"."arena"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_root" FOREIGN KEY ("arena_id","root_id") REFERENCES "public"."customer"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_name" ON "customer" USING btree ("arena_id","found_as","id");--> statement-breakpoint
CREATE INDEX "customer_phone" ON "customer" USING btree ("arena_id","phone","made_at") WHERE "customer"."phone" is not null;--> statement-breakpoint
CREATE INDEX "customer_of_root" ON "customer" USING btree ("arena_id","root_id");--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_customer" FOREIGN KEY ("arena_id","customer_id") REFERENCES "public"."customer"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_customer" FOREIGN KEY ("arena_id","customer_id") REFERENCES "public"."customer"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "series_of_customer" ON "series" USING btree ("arena_id","customer_id") WHERE "series"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "reservation_of_customer" ON "reservation" USING btree ("arena_id","customer_id","day") WHERE "reservation"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "reservation_unknown_guest" ON "reservation" USING btree ("arena_id","id") WHERE "reservation"."guest_player_name" is not null and "reservation"."customer_id" is null;