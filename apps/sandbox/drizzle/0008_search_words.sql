CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "search_words" (
	"site" text NOT NULL,
	"word" text NOT NULL,
	"written" text NOT NULL,
	CONSTRAINT "search_words_site_word_pk" PRIMARY KEY("site","word")
);
--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (site, word, written)
	SELECT DISTINCT ON (word) NEW.site, translate(written, 'áéíóúü', 'aeiouu') AS word, written
	FROM (
		SELECT match[1] AS written
		FROM regexp_matches(
			translate(lower(NEW.headline || ' ' || NEW.standfirst), 'ÁÉÍÓÚÜÑ', 'áéíóúüñ'),
			'[a-zñáéíóúü]+', 'g'
		) AS match
	) AS words
	WHERE length(written) BETWEEN 4 AND 40
	ORDER BY word, written
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER documents_search_words AFTER INSERT OR UPDATE OF headline, standfirst ON documents
FOR EACH ROW EXECUTE FUNCTION keep_search_words();--> statement-breakpoint
UPDATE documents SET headline = headline;
