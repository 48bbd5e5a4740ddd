import { defineBlock, type Block } from 'rotativa/blocks';
import { archiveDate, bogotaDay, bogotaYear } from 'rotativa/domain';
import { DayCalendar } from 'rotativa/patterns/lists/DayCalendar';
import { z } from 'zod';
import { ANY_DAY_PATH, ARCHIVE_PATH, archivePlace, daysBeside, FIRST_DAY } from '../pages/archive.ts';
import { DaySteps } from './DaySteps.tsx';

/** The place of the archive that a page has; the current month on other pages. */
function placeOf(path: string, now: Date) {
  const today = bogotaDay(now) ?? `${bogotaYear(now)}-01-01`;
  const place = archivePlace(path, new URLSearchParams(), today);
  const found = typeof place === 'object' && 'month' in place ? place : undefined;
  return { today, month: found?.month ?? today.slice(0, 7), ...(found?.day && { day: found.day }) };
}

/** The calendar of the archive. If the service cannot name the days with stories, every day has a link. */
const dayCalendarBlock = defineBlock({
  name: 'day-calendar',
  label: 'Calendario del archivo',
  settings: z.object({
    title: z.string().default('').meta({ title: 'Título', description: 'En páginas fuera del archivo.' }),
  }),
  editorial: false,
  load: async (_settings, { content, clock }, { path, signal }) => {
    const { month } = placeOf(path, clock.now());
    return { days: await content.days(month, { signal }).catch(() => undefined) };
  },
  props: ({ days }, { title }, { clock }, { path }) => ({
    ...(title && { title }),
    ...placeOf(path, clock.now()),
    ...(days && { days }),
    first: FIRST_DAY,
    base: ARCHIVE_PATH,
    action: ANY_DAY_PATH,
  }),
  view: DayCalendar,
});

/** Links to the day before and the day after, above the stories of a day. */
const dayStepsBlock = defineBlock({
  name: 'day-steps',
  label: 'Día anterior y día siguiente',
  settings: z.object({}),
  editorial: false,
  load: () => ({}),
  props: (_data, _settings, { clock }, { path }) => {
    const { day } = placeOf(path, clock.now());
    if (!day) return null;
    const { before, after } = daysBeside(day, clock.now());
    const step = (to?: string) => (to ? { href: `${ARCHIVE_PATH}${to}/`, name: archiveDate(to) } : undefined);
    return { before: step(before), after: step(after) };
  },
  view: DaySteps,
});

export const DAY_BLOCKS: readonly Block[] = [dayCalendarBlock, dayStepsBlock];
