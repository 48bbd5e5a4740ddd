import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { countdownWords } from '../blocks/events/Countdown/words.ts';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import * as blocks from './blocks.ts';
import * as components from './components.ts';
import * as forms from './forms.ts';
import { setWords, type WordsOverride } from './index.ts';
import * as letters from './letters.ts';
import * as lists from './lists.ts';
import * as patterns from './patterns.ts';

const groups = Object.entries({ ...components, ...blocks, ...forms, ...letters, ...lists, ...patterns });
const spanish = Object.fromEntries(groups.map(([name, group]) => [name, { ...group }])) as WordsOverride;
afterEach(() => setWords(spanish));

const pages = (label?: string): string =>
  renderToStaticMarkup(
    <Pagination page={1} pages={2} hrefOf={(page) => `/${page}/`} {...(label && { label })} />,
  );

describe('the words', () => {
  it('are in groups whose names differ, so that one object holds them all', () => {
    const names = [components, blocks, forms, letters, lists, patterns].flatMap((layer) =>
      Object.keys(layer),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('are Spanish until an app replaces them, one by one', () => {
    expect(pages()).toContain('aria-label="Paginación"');
    setWords({ pagination: { label: 'Pages', page: (page) => `Page ${page}` }, skipLink: { text: 'Skip' } });
    expect(pages()).toContain('aria-label="Pages"');
    expect(pages()).toContain('aria-label="Page 2"');
    expect(pages(), 'what is not replaced stays').toContain('Siguiente');
    expect(renderToStaticMarkup(<SkipLink />)).toContain('>Skip<');
  });

  it('are overridden by the props of a piece', () => {
    setWords({ pagination: { label: 'Pages' } });
    expect(pages('Results')).toContain('aria-label="Results"');
  });

  it('reach code without React', () => {
    setWords({ countdown: { left: 'Starts in', days: ['day', 'days'], hours: ['hour', 'hours'] } });
    const { text } = countdownWords({ days: 1, hours: 2, minutes: 5 });
    expect(text).toBe('Starts in 1 day, 2 hours, 5 minutos');
  });

  it('of an unknown group are an error, not silence', () => {
    expect(() => setWords({ pager: { label: 'Pages' } } as WordsOverride)).toThrow("'pager'");
  });
});
