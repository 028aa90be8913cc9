CREATE TABLE "event_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"category_id" uuid,
	"made_at" timestamp (3) with time zone NOT NULL,
	"field" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	CONSTRAINT "event_change_field" CHECK ("event_change"."field" in ('name', 'days', 'place', 'contact', 'pix', 'startDate', 'registerUntil', 'payUntil', 'price', 'doublesNumber', 'prizes'))
);
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "is_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "is_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "walkover_reason" text;--> statement-breakpoint
ALTER TABLE "event_change" ADD CONSTRAINT "event_change_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_change" ADD CONSTRAINT "event_change_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_change_event" ON "event_change" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "voucher_own" ON "voucher" USING btree ("player_id","id");--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_walkover_reason" CHECK ("match"."walkover_reason" in ('absent', 'gaveUp', 'hurt'));--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_walkover" CHECK ("match"."walkover_reason" is null or (not "match"."is_walkover" and "match"."games_one" is not null));