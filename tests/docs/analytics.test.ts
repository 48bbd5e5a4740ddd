import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ANALYTICS_EVENTS,
  kindInWords,
  readKind,
  type AnalyticsEventKind,
  type AnalyticsEventName,
} from 'rotativa/domain';
import { expect, it } from 'vitest';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/analytics.md'), 'utf8');

/** The row of an event: its name, when it happens, its properties. */
function rowOf(name: AnalyticsEventName): string {
  const { when, properties }: AnalyticsEventKind = ANALYTICS_EVENTS[name];
  const held = Object.entries(properties).map(([key, declared]) => {
    const [kind, optional] = readKind(declared);
    return `\`${key}\`${optional ? '?' : ''}: ${kindInWords(kind)}`;
  });
  return `| \`${name}\` | ${when} | ${held.join('; ')} |`;
}

it('X14 the table of events in docs/analytics.md has every event as the catalogue has it', () => {
  const table = DOCUMENT.split('\n').filter((line) => /^\| `[a-z_]+` \|.*: /.test(line));
  expect(table).toEqual((Object.keys(ANALYTICS_EVENTS) as AnalyticsEventName[]).map(rowOf));
});
