CREATE TABLE "consent_proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"version" text NOT NULL,
	"purposes" jsonb NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consent_proofs_newest" ON "consent_proofs" USING btree ("decided_at" DESC NULLS LAST);