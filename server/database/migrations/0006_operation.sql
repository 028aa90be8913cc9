DROP INDEX "refund_refused";--> statement-breakpoint
CREATE INDEX "charge_disputed" ON "charge" USING btree ("moved_at") WHERE "charge"."status" = 'disputed';--> statement-breakpoint
CREATE INDEX "charge_unreachable" ON "charge" USING btree ("unreachable_since") WHERE "charge"."unreachable_since" is not null;--> statement-breakpoint
CREATE INDEX "refund_open" ON "refund" USING btree ("created_at") WHERE "refund"."state" in ('owed', 'sent', 'refused');