CREATE TABLE "page_changes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"page" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_drafts" (
	"page_id" bigint NOT NULL,
	"author" text NOT NULL,
	"base" integer NOT NULL,
	"document" json NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_drafts_page_id_author_pk" PRIMARY KEY("page_id","author")
);
--> statement-breakpoint
CREATE TABLE "page_publications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_publications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"published_by" text NOT NULL,
	CONSTRAINT "page_publications_period" CHECK (ends_at is null or ends_at > begins_at)
);
--> statement-breakpoint
CREATE TABLE "page_revisions" (
	"page_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"parent" integer,
	"author" text NOT NULL,
	"note" text NOT NULL,
	"document" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_revisions_page_id_number_pk" PRIMARY KEY("page_id","number")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brand" text NOT NULL,
	"page" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pages_address" UNIQUE("brand","page")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"action" text NOT NULL,
	"brand" text,
	"page" text,
	"revision" integer,
	"begins_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"email" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"roles" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_email_lower" CHECK (email = lower(email))
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"digest" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_drafts" ADD CONSTRAINT "page_drafts_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_publications" ADD CONSTRAINT "page_publications_revision" FOREIGN KEY ("page_id","revision") REFERENCES "public"."page_revisions"("page_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_revisions" ADD CONSTRAINT "page_revisions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_email_staff_email_fk" FOREIGN KEY ("email") REFERENCES "public"."staff"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_publications_page" ON "page_publications" USING btree ("page_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_page" ON "audit_log" USING btree ("brand","page","id");--> statement-breakpoint
CREATE INDEX "staff_sessions_email" ON "staff_sessions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "staff_sessions_end" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are only added: % is refused.', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER page_revisions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON page_revisions
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
ALTER TABLE "forum_registrations" RENAME COLUMN "letter_at" TO "emailed_at";
