ALTER TABLE "cancellation" ADD COLUMN "part_centavos" integer;--> statement-breakpoint
ALTER TABLE "cancellation" ADD CONSTRAINT "cancellation_part" CHECK ("cancellation"."part_centavos" is null
        or ("cancellation"."becomes" = 'refund' and "cancellation"."part_centavos" > 0 and "cancellation"."part_centavos" < "cancellation"."received_centavos"));