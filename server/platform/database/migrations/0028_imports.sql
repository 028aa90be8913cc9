CREATE TABLE "imported_row" (
	"arena_id" uuid NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"reservation_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "imported_row_arena_id_day_key_pk" PRIMARY KEY("arena_id","day","key")
);
--> statement-breakpoint
ALTER TABLE "imported_row" ADD CONSTRAINT "imported_row_reservation" FOREIGN KEY ("arena_id","reservation_id") REFERENCES "public"."reservation"("arena_id","id") ON DELETE no action ON UPDATE no action;