ALTER TABLE "reservation_move" ADD COLUMN "closure_id" uuid;--> statement-breakpoint
ALTER TABLE "reservation_move" ADD COLUMN "job_id" uuid;--> statement-breakpoint
ALTER TABLE "reservation_move" ADD CONSTRAINT "reservation_move_closure" FOREIGN KEY ("arena_id","closure_id") REFERENCES "public"."closure"("arena_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_move_of_closure" ON "reservation_move" USING btree ("arena_id","closure_id") WHERE "reservation_move"."closure_id" is not null;