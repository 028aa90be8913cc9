DROP INDEX "arena_owner";--> statement-breakpoint
CREATE INDEX "arena_holder" ON "arena" USING btree ("owner_id");