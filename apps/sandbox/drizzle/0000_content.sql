CREATE TABLE "authors" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sites" text[] NOT NULL,
	"record" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_items" (
	"site" text NOT NULL,
	"collection_id" text NOT NULL,
	"position" integer NOT NULL,
	"document_id" text NOT NULL,
	CONSTRAINT "collection_items_site_collection_id_position_pk" PRIMARY KEY("site","collection_id","position")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"site" text NOT NULL,
	"id" text NOT NULL,
	"record" jsonb NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "collections_site_id_pk" PRIMARY KEY("site","id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"site" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"subtype" text,
	"canonical_url" text NOT NULL,
	"publish_date" timestamp with time zone NOT NULL,
	"primary_section" text,
	"sections" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"authors" text[] NOT NULL,
	"content_code" text,
	"source_system" text,
	"origin" text NOT NULL,
	"headline" text NOT NULL,
	"standfirst" text NOT NULL,
	"body_text" text NOT NULL,
	"body" jsonb NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('spanish'::regconfig, headline), 'A') || setweight(to_tsvector('spanish'::regconfig, translate(headline, 'áéíóúüÁÉÍÓÚÜ', 'aeiouuAEIOUU')), 'A') || setweight(to_tsvector('spanish'::regconfig, standfirst), 'B') || setweight(to_tsvector('spanish'::regconfig, translate(standfirst, 'áéíóúüÁÉÍÓÚÜ', 'aeiouuAEIOUU')), 'B') || setweight(to_tsvector('spanish'::regconfig, body_text), 'C') || setweight(to_tsvector('spanish'::regconfig, translate(body_text, 'áéíóúüÁÉÍÓÚÜ', 'aeiouuAEIOUU')), 'C')) STORED,
	CONSTRAINT "documents_site_id_pk" PRIMARY KEY("site","id")
);
--> statement-breakpoint
CREATE TABLE "navigations" (
	"site" text NOT NULL,
	"id" text NOT NULL,
	"tree" jsonb NOT NULL,
	CONSTRAINT "navigations_site_id_pk" PRIMARY KEY("site","id")
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"site" text NOT NULL,
	"id" text NOT NULL,
	"record" jsonb NOT NULL,
	CONSTRAINT "sections_site_id_pk" PRIMARY KEY("site","id")
);
--> statement-breakpoint
CREATE TABLE "trending" (
	"site" text NOT NULL,
	"position" integer NOT NULL,
	"document_id" text NOT NULL,
	CONSTRAINT "trending_site_position_pk" PRIMARY KEY("site","position")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_site_collection_id_collections_site_id_fk" FOREIGN KEY ("site","collection_id") REFERENCES "public"."collections"("site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trending" ADD CONSTRAINT "trending_site_document_id_documents_site_id_fk" FOREIGN KEY ("site","document_id") REFERENCES "public"."documents"("site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_canonical_url" ON "documents" USING btree ("site","canonical_url");--> statement-breakpoint
CREATE INDEX "documents_newest" ON "documents" USING btree ("site","publish_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "documents_sections" ON "documents" USING gin ("sections");--> statement-breakpoint
CREATE INDEX "documents_tags" ON "documents" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "documents_authors" ON "documents" USING gin ("authors");--> statement-breakpoint
CREATE INDEX "documents_search" ON "documents" USING gin ("search");