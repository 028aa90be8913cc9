CREATE TABLE "installment" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"info" text NOT NULL,
	"value_centavos" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "installment_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "installment_value" CHECK ("installment"."value_centavos" > 0)
);
--> statement-breakpoint
CREATE TABLE "arena_tournament" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"avatar" text,
	"name" text NOT NULL,
	"phone_to_contact" text NOT NULL,
	"registration_starts_on" date NOT NULL,
	"registration_ends_on" date NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "arena_tournament_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "arena_tournament_registration" CHECK ("arena_tournament"."registration_starts_on" <= "arena_tournament"."registration_ends_on"),
	CONSTRAINT "arena_tournament_days" CHECK ("arena_tournament"."starts_on" <= "arena_tournament"."ends_on")
);
--> statement-breakpoint
DROP INDEX "voucher_code";--> statement-breakpoint
DROP INDEX "reservation_agenda";--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "search_name" text GENERATED ALWAYS AS (lower(translate(name, 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑáàâãäéèêëíìîïóòôõöúùûüçñ', 'AAAAAEEEEIIIIOOOOOUUUUCNaaaaaeeeeiiiiooooouuuucn'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "arena" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "court" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "settled_centavos" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "installment" ADD CONSTRAINT "installment_reservation" FOREIGN KEY ("arena_id","reservation_id") REFERENCES "public"."reservation"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arena_tournament" ADD CONSTRAINT "arena_tournament_arena_id_arena_id_fk" FOREIGN KEY ("arena_id") REFERENCES "public"."arena"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "installment_of_reservation" ON "installment" USING btree ("arena_id","reservation_id");--> statement-breakpoint
CREATE INDEX "arena_tournament_id" ON "arena_tournament" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_code" ON "voucher" USING btree ("arena_id","code") WHERE "voucher"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "reservation_agenda" ON "reservation" USING btree ("arena_id","day","status","payment_method","total_centavos","settled_centavos","player_id");--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_settled" CHECK ("reservation"."settled_centavos" between 0 and "reservation"."total_centavos");