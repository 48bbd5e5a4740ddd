CREATE TABLE "collection_revisions" (
	"site" text NOT NULL,
	"collection_id" text NOT NULL,
	"number" integer NOT NULL,
	"parent" integer,
	"author" text NOT NULL,
	"note" text NOT NULL,
	"changes" json NOT NULL,
	"document" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collection_revisions_site_collection_id_number_pk" PRIMARY KEY("site","collection_id","number")
);
--> statement-breakpoint
CREATE TABLE "collection_turns" (
	"site" text NOT NULL,
	"collection_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "collection_turns_site_collection_id_at_pk" PRIMARY KEY("site","collection_id","at")
);
--> statement-breakpoint
CREATE INDEX "collection_turns_next" ON "collection_turns" USING btree ("at");--> statement-breakpoint
CREATE TRIGGER collection_revisions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON collection_revisions
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
