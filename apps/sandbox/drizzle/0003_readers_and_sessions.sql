CREATE TABLE "anonymizations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "anonymizations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reader_uuid" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"requested_on" timestamp with time zone NOT NULL,
	"decided_on" timestamp with time zone,
	CONSTRAINT "anonymizations_decided" CHECK (("anonymizations"."state" = 'requested') = ("anonymizations"."decided_on" is null))
);
--> statement-breakpoint
CREATE TABLE "avatars" (
	"reader_uuid" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"jpeg" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reader_uuid" uuid NOT NULL,
	"type" text NOT NULL,
	"user_name" text NOT NULL,
	"password_hash" text,
	"password_reset" boolean DEFAULT false NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"last_login_date" timestamp with time zone,
	CONSTRAINT "identities_password_has_hash" CHECK (("identities"."type" = 'Password') = ("identities"."password_hash" is not null))
);
--> statement-breakpoint
CREATE TABLE "nonces" (
	"digest" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"reader_uuid" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "privacy_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reader_uuid" uuid NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "readers" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'Active' NOT NULL,
	"email" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"first_name" text,
	"last_name" text,
	"second_last_name" text,
	"display_name" text,
	"gender" text,
	"birth_year" text,
	"birth_month" text,
	"birth_day" text,
	"picture" text,
	"legacy_id" text,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"segment" text,
	"created_on" timestamp with time zone NOT NULL,
	"modified_on" timestamp with time zone NOT NULL,
	"deleted_on" timestamp with time zone,
	"origin" text DEFAULT 'account' NOT NULL,
	CONSTRAINT "readers_anonymized_is_empty" CHECK ("readers"."status" <> 'Anonymized' or "readers"."email" is null),
	CONSTRAINT "readers_active_has_email" CHECK ("readers"."status" = 'Anonymized' or "readers"."email" is not null)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reader_uuid" uuid NOT NULL,
	"grant_type" text NOT NULL,
	"remember_me" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"refresh_id" uuid NOT NULL,
	"refresh_issued_at" timestamp with time zone NOT NULL,
	"refresh_expires_at" timestamp with time zone NOT NULL,
	"previous_refresh_id" uuid,
	"revoked_at" timestamp with time zone,
	"revoked_because" text,
	CONSTRAINT "sessions_revoked" CHECK (("sessions"."revoked_at" is null) = ("sessions"."revoked_because" is null))
);
--> statement-breakpoint
ALTER TABLE "anonymizations" ADD CONSTRAINT "anonymizations_reader_uuid_readers_uuid_fk" FOREIGN KEY ("reader_uuid") REFERENCES "public"."readers"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_reader_uuid_readers_uuid_fk" FOREIGN KEY ("reader_uuid") REFERENCES "public"."readers"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_reader_uuid_readers_uuid_fk" FOREIGN KEY ("reader_uuid") REFERENCES "public"."readers"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nonces" ADD CONSTRAINT "nonces_reader_uuid_readers_uuid_fk" FOREIGN KEY ("reader_uuid") REFERENCES "public"."readers"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_reports" ADD CONSTRAINT "privacy_reports_reader_uuid_readers_uuid_fk" FOREIGN KEY ("reader_uuid") REFERENCES "public"."readers"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_reader_uuid_readers_uuid_fk" FOREIGN KEY ("reader_uuid") REFERENCES "public"."readers"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "anonymizations_one_open" ON "anonymizations" USING btree ("reader_uuid") WHERE "anonymizations"."state" = 'requested';--> statement-breakpoint
CREATE UNIQUE INDEX "identities_user_name" ON "identities" USING btree ("type",lower("user_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "identities_one_per_type" ON "identities" USING btree ("reader_uuid","type");--> statement-breakpoint
CREATE INDEX "nonces_reader" ON "nonces" USING btree ("reader_uuid","purpose");--> statement-breakpoint
CREATE INDEX "nonces_expiry" ON "nonces" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "privacy_reports_reader" ON "privacy_reports" USING btree ("reader_uuid","created_on" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "readers_email" ON "readers" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "readers_display_name" ON "readers" USING btree (lower("display_name"));--> statement-breakpoint
CREATE INDEX "sessions_reader" ON "sessions" USING btree ("reader_uuid");