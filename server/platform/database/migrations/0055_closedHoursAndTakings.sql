ALTER TABLE "reservation_move" ADD COLUMN "closure_id" uuid;--> statement-breakpoint
ALTER TABLE "reservation_move" ADD COLUMN "job_id" uuid;--> statement-breakpoint
ALTER TABLE "reservation_move" ADD CONSTRAINT "reservation_move_closure" FOREIGN KEY ("arena_id","closure_id") REFERENCES "public"."closure"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "movement_at" ON "movement" USING btree ("arena_id","at");--> statement-breakpoint
CREATE INDEX "reservation_move_of_closure" ON "reservation_move" USING btree ("arena_id","closure_id") WHERE "reservation_move"."closure_id" is not null;--> statement-breakpoint
CREATE INDEX "charge_approved" ON "charge" USING btree ("arena_id","approved_at") WHERE "charge"."approved_at" is not null;--> statement-breakpoint
CREATE INDEX "charge_lost" ON "charge" USING btree ("arena_id","moved_at") WHERE "charge"."refunded_centavos" > 0 or "charge"."status" = 'charged_back';--> statement-breakpoint
CREATE INDEX "refund_done" ON "refund" USING btree ("done_at") WHERE "refund"."done_at" is not null;