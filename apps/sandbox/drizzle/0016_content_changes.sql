ALTER TABLE "page_changes" ALTER COLUMN "page" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "page_changes" ADD COLUMN "keys" jsonb;