CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
DROP INDEX "documents_newest";--> statement-breakpoint
DROP INDEX "documents_sections";--> statement-breakpoint
DROP INDEX "documents_tags";--> statement-breakpoint
DROP INDEX "documents_authors";--> statement-breakpoint
DROP INDEX "documents_search";--> statement-breakpoint
CREATE INDEX "documents_primary_section" ON "documents" USING btree ("site","primary_section","publish_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "documents_type" ON "documents" USING btree ("site","type","publish_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "documents_subtype" ON "documents" USING btree ("site",lower("subtype"),"publish_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "documents_content_code" ON "documents" USING btree ("site","content_code","publish_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "documents_source_system" ON "documents" USING btree ("site","source_system","publish_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "documents_newest" ON "documents" USING btree ("site","publish_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "documents_sections" ON "documents" USING gin ("site","sections");--> statement-breakpoint
CREATE INDEX "documents_tags" ON "documents" USING gin ("site","tags");--> statement-breakpoint
CREATE INDEX "documents_authors" ON "documents" USING gin ("site","authors");--> statement-breakpoint
CREATE INDEX "documents_search" ON "documents" USING gin ("site","search");