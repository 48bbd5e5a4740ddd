import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS_FOLDER } from '../src/db/database.ts';

/**
 * Statements that the code of the version before does not notice. The old and the new version run side by side on one
 * database while processes are replaced, and the old one may come back.
 */
const HARMLESS: readonly RegExp[] = [
  /^create table /i,
  /^create index /i,
  /^create extension /i,
  /^create type /i,
  /^create function /i,
  // Of a table that the same migration makes.
  /^create trigger \w+ [\s\S]*? on (?<table>\w+)\s/i,
  /^alter table "(?<table>\w+)" add constraint /i,
  /^create unique index "\w+" on "(?<table>\w+)"/i,
  // A column that the old code does not write has a value or may have none.
  /^alter table "\w+" add column (?:(?!not null)[\s\S])*$/i,
  /^alter table "\w+" add column [\s\S]*default [\s\S]*$/i,
  /^alter table "\w+" add column [\s\S]*generated always as [\s\S]*$/i,
  /^alter table "\w+" alter column "\w+" drop not null$/i,
  /^drop index /i,
];

/** Migrations from before the first release, of which no old version runs. */
const BEFORE_THE_RULE = ['0007_wallet_payments.sql', '0008_search_words.sql', '0012_pages_and_staff.sql'];

const statementsOf = (text: string): string[] =>
  text
    .split('--> statement-breakpoint')
    .map((part) =>
      part
        .replaceAll(/^\s*--.*$/gm, '')
        .trim()
        .replace(/;$/, ''),
    )
    .filter(Boolean);

/** The statements of a migration that the version before could notice. */
function noticed(text: string): string[] {
  const statements = statementsOf(text);
  const made = new Set(
    statements.flatMap((statement) => /^create table "(\w+)"/i.exec(statement)?.[1] ?? []),
  );
  return statements.filter(
    (statement) =>
      !HARMLESS.some((form) => {
        const found = form.exec(statement);
        const table = found?.groups?.['table'];
        return found !== null && (table === undefined || made.has(table));
      }),
  );
}

const files = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql'));

describe('a new version and the one before run on one database', () => {
  it.each(files.filter((file) => !BEFORE_THE_RULE.includes(file)))('%s adds and takes nothing', (file) => {
    expect(noticed(readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8'))).toEqual([]);
  });

  it.each([
    'ALTER TABLE "a" DROP COLUMN "b";',
    'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
    'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;',
    'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
    'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE integer;',
    'DROP TABLE "a";',
    'CREATE UNIQUE INDEX "i" ON "a" ("b");',
    'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK (b > 1);',
    'UPDATE "a" SET b = 1;',
  ])('the rule finds %s', (statement) => {
    expect(noticed(statement)).toEqual([statement.slice(0, -1)]);
  });

  it('a new table may have what it needs', () => {
    const text =
      'CREATE TABLE "n" ("a" text NOT NULL);\n--> statement-breakpoint\nCREATE UNIQUE INDEX "i" ON "n" ("a");--> statement-breakpoint\nALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'x\' NOT NULL;';
    expect(noticed(text)).toEqual([]);
  });
});
