CREATE TABLE "forum_registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"document" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"organisation" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"letter_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_registrations_one_seat" UNIQUE("brand","document","email"),
	CONSTRAINT "forum_registrations_email_lower" CHECK (email = lower(email))
);
--> statement-breakpoint
CREATE INDEX "forum_registrations_taken" ON "forum_registrations" USING btree ("brand","document") WHERE cancelled_at is null;