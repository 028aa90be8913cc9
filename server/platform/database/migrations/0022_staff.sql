CREATE TABLE "membership" (
	"arena_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "membership_arena_id_person_id_pk" PRIMARY KEY("arena_id","person_id"),
	CONSTRAINT "membership_role" CHECK ("membership"."role" in ('owner', 'manager', 'reception'))
);
--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_invitation_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "staff_invitation_role" CHECK ("staff_invitation"."role" in ('owner', 'manager', 'reception'))
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "works_at" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "works_at" uuid;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_arena_id_arena_id_fk" FOREIGN KEY ("arena_id") REFERENCES "public"."arena"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_arena_id_arena_id_fk" FOREIGN KEY ("arena_id") REFERENCES "public"."arena"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_of_person" ON "membership" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_token" ON "staff_invitation" USING btree ("token_hash");--> statement-breakpoint
-- Whoever made an arena is its owner, and their sessions go on acting for it.
INSERT INTO "membership" ("arena_id", "person_id", "role", "since")
SELECT "id", "owner_id", 'owner', "created_at" FROM "arena" WHERE "closed_at" IS NULL;--> statement-breakpoint
UPDATE "person" SET "works_at" = "membership"."arena_id" FROM "membership" WHERE "membership"."person_id" = "person"."id";--> statement-breakpoint
UPDATE "session" SET "works_at" = "membership"."arena_id" FROM "membership" WHERE "membership"."person_id" = "session"."person_id";
