CREATE TABLE "measured_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"visit" text NOT NULL,
	"name" text NOT NULL,
	"properties" jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "measured_events_visit" ON "measured_events" USING btree ("visit","id");--> statement-breakpoint
CREATE INDEX "measured_events_received" ON "measured_events" USING btree ("received_at");