ALTER TABLE "arena" ADD COLUMN "lat" double precision;--> statement-breakpoint
ALTER TABLE "arena" ADD COLUMN "lng" double precision;--> statement-breakpoint
ALTER TABLE "arena" ADD CONSTRAINT "arena_position" CHECK (("arena"."lat" is null) = ("arena"."lng" is null) and "arena"."lat" between -90 and 90 and "arena"."lng" between -180 and 180);