CREATE TABLE "staff_invitations" (
	"email" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"name" text NOT NULL,
	"roles" jsonb NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_digest_unique" UNIQUE("digest"),
	CONSTRAINT "staff_invitations_email_lower" CHECK (email = lower(email))
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "blocked_at" timestamp with time zone;