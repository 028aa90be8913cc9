-- What was written down until now becomes movements, under the installments' own ids. How it was paid, and who wrote it down, nobody knows.
INSERT INTO "movement" ("arena_id", "id", "reservation_id", "kind", "method", "value_centavos", "at", "note")
SELECT "arena_id", "id", "reservation_id", CASE "info" WHEN 'DESCONTO' THEN 'discount' ELSE 'payment' END,
  CASE "info" WHEN 'DESCONTO' THEN NULL ELSE 'unknown' END, "value_centavos", "created_at",
  CASE "info" WHEN 'DESCONTO' THEN '' ELSE "info" END
FROM "installment";--> statement-breakpoint
-- The owner's check closed a reservation without saying what it brought: the rest was paid when it was closed. Its id is one of that
-- instant (UUIDv7), so that lists stay in the order of what happened.
INSERT INTO "movement" ("arena_id", "id", "reservation_id", "kind", "method", "value_centavos", "at")
SELECT "arena_id",
  (lpad(to_hex(floor(extract(epoch FROM coalesce("closed_at", "created_at")) * 1000)::bigint), 12, '0') || '7' ||
    substr(md5("id"::text), 1, 3) || '8' || substr(md5("id"::text), 4, 15))::uuid,
  "id", 'payment', 'unknown', "total_centavos" - "lost_centavos" - "settled_centavos", coalesce("closed_at", "created_at")
FROM "reservation"
WHERE "status" = 'PAGA' AND ("payment_method" = 'local' OR "money_back" = 'repaid')
  AND "settled_centavos" < "total_centavos" - "lost_centavos";--> statement-breakpoint
INSERT INTO "installment" ("arena_id", "id", "reservation_id", "info", "value_centavos", "created_at")
SELECT "arena_id", "id", "reservation_id", "note", "value_centavos", "at" FROM "movement"
WHERE NOT EXISTS (
  SELECT 1 FROM "installment" WHERE "installment"."arena_id" = "movement"."arena_id" AND "installment"."id" = "movement"."id");--> statement-breakpoint
UPDATE "reservation" SET "settled_centavos" = "total_centavos" - "lost_centavos"
WHERE "status" = 'PAGA' AND ("payment_method" = 'local' OR "money_back" = 'repaid')
  AND "settled_centavos" < "total_centavos" - "lost_centavos";
