CREATE TABLE "occupant" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "occupant_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "occupant_kind" CHECK ("occupant"."kind" in ('booking', 'undoing', 'series', 'offer', 'closure', 'event'))
);
--> statement-breakpoint
-- Reads every claim and locks nothing that others wait for; the lock of the statement after it is short.
INSERT INTO "occupant" ("arena_id", "id", "kind", "expires_at")
SELECT r."arena_id", r."id", 'booking', CASE WHEN r."status" = 'PENDENTE' THEN r."expires_at" + interval '2 minutes' END
FROM (SELECT DISTINCT "arena_id", "reservation_id" FROM "slot_claim") c
JOIN "reservation" r ON r."arena_id" = c."arena_id" AND r."id" = c."reservation_id";
--> statement-breakpoint
ALTER TABLE "slot_claim" DROP CONSTRAINT "slot_claim_reservation";
