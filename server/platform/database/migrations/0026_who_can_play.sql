DROP INDEX "person_name_trigram";--> statement-breakpoint
DROP INDEX "person_name";--> statement-breakpoint
CREATE INDEX "person_name_trigram" ON "person" USING gin ("search_name" gin_trgm_ops) WHERE person.role <> 'admin' and person.status = 'active';--> statement-breakpoint
CREATE INDEX "person_name" ON "person" USING btree ("search_name","id") WHERE person.role <> 'admin' and person.status = 'active';