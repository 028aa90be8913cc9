CREATE TABLE "arena_block" (
	"person_id" uuid NOT NULL,
	"arena_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "arena_block_person_id_arena_id_pk" PRIMARY KEY("person_id","arena_id")
);
--> statement-breakpoint
CREATE TABLE "series_invitation" (
	"arena_id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "series_invitation_arena_id_series_id_pk" PRIMARY KEY("arena_id","series_id"),
	CONSTRAINT "series_invitation_answer" CHECK ("series_invitation"."answer" in ('accepted', 'refused', 'lapsed', 'withdrawn')),
	CONSTRAINT "series_invitation_answered" CHECK (("series_invitation"."answer" is null) = ("series_invitation"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "sheet_import" (
	"arena_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"imported_by" uuid NOT NULL,
	"file_name" text NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"undone" integer DEFAULT 0 NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" uuid,
	CONSTRAINT "sheet_import_arena_id_id_pk" PRIMARY KEY("arena_id","id"),
	CONSTRAINT "sheet_import_undone" CHECK ("sheet_import"."undone" between 0 and "sheet_import"."made")
);
--> statement-breakpoint
ALTER TABLE "imported_row" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "arena_block" ADD CONSTRAINT "arena_block_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arena_block" ADD CONSTRAINT "arena_block_arena_id_arena_id_fk" FOREIGN KEY ("arena_id") REFERENCES "public"."arena"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_invitation" ADD CONSTRAINT "series_invitation_player_id_person_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_invitation" ADD CONSTRAINT "series_invitation_series" FOREIGN KEY ("arena_id","series_id") REFERENCES "public"."series"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_import" ADD CONSTRAINT "sheet_import_arena_id_arena_id_fk" FOREIGN KEY ("arena_id") REFERENCES "public"."arena"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_import" ADD CONSTRAINT "sheet_import_imported_by_person_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_import" ADD CONSTRAINT "sheet_import_undone_by_person_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arena_block_arena" ON "arena_block" USING btree ("arena_id");--> statement-breakpoint
CREATE INDEX "series_invitation_player" ON "series_invitation" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "sheet_import_at" ON "sheet_import" USING btree ("arena_id","at");--> statement-breakpoint
ALTER TABLE "imported_row" ADD CONSTRAINT "imported_row_import" FOREIGN KEY ("arena_id","import_id") REFERENCES "public"."sheet_import"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_row_of_import" ON "imported_row" USING btree ("arena_id","import_id") WHERE "imported_row"."import_id" is not null;