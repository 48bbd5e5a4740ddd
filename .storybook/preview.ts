import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import 'virtual:rotativa.css';
import type { IslandDefinition } from '../src/islands/define-island.ts';
import { loadComponent } from '../src/islands/loaded.ts';
import { english } from '../src/messages/en/index.ts';
import { setMessages, type Messages } from '../src/messages/index.ts';
import { DICTIONARY } from '../src/messages/scopes/dictionary.ts';
import { ALL_BRANDS, MODES, PUBLISHED, SHOWN_BRANDS } from './brands.ts';
import { consumerCode, entriesOf } from './consumer-code.ts';
import { DENSITIES, withDensity, messagesWithDensity, type Density } from './density.ts';
import { Documentation } from './Documentation.tsx';
import { answerMediaQueries, FORCED_COLOURS, MOTIONS } from './media-features.ts';
import { DIRECTIONS, LANGUAGES, setRoot, TEXT_SIZES, type Language } from './root-settings.ts';

// A busy machine may hold a frame for more than the default of one second.
configure({ asyncUtilTimeout: 5000 });

answerMediaQueries();

// Every brand's CSS with its fonts. A page has only one of them; Storybook switches between all.
import.meta.glob('../src/themes/generated/*.css', { eager: true });

/** Only the paths of stories are read. */
const entries = entriesOf(Object.keys(import.meta.glob('../src/**/*.stories.tsx')));

type Islands = IslandDefinition<object> | IslandDefinition<object>[];
const islands = Object.values(
  import.meta.glob<Record<string, Islands>>(['../src/**/island.ts', '../src/**/islands.ts'], { eager: true }),
).flatMap((module) => Object.values(module).flat());

/** A page loads an island's code when it needs it. A story loads it at the start. */
const loadIslands = async (): Promise<void> => {
  await Promise.all(islands.map(loadComponent));
};

const withSettings: Decorator = (story, { globals }) => {
  setRoot(globals);
  return story();
};

/** The default messages of all pieces in each language, as they are written. */
const DICTIONARIES: Record<Language, Messages> = {
  es: Object.fromEntries(Object.entries(DICTIONARY).map(([name, group]) => [name, { ...group }])) as Messages,
  en: english,
};
/** Dates are short in every language, so density leaves them as they are. */
const datesOf = (messages: Messages) => {
  const { dates, headerDates, eventDates, clock, relativeTimes } = messages;
  return { dates, headerDates, eventDates, clock, relativeTimes };
};
let shown = `real ${DICTIONARIES.es.language.tag}`;

const withContent: Decorator = (story, { args, globals }) => {
  const density = globals['content'] as Density;
  const dictionary = DICTIONARIES[globals['language'] as Language];
  const chosen = `${density} ${dictionary.language.tag}`;
  if (chosen !== shown) setMessages({ ...messagesWithDensity(dictionary, density), ...datesOf(dictionary) });
  shown = chosen;
  document.documentElement.lang = dictionary.language.tag;
  return story({ args: withDensity(args, density) });
};

/** A documentation page shows the trigger of a dialog: an open one would cover the page. */
const closedOnPages: Decorator = (story, { args, viewMode }) =>
  viewMode === 'docs' && args['trigger'] && args['defaultOpen']
    ? story({ args: { ...args, defaultOpen: false } })
    : story();

const MOTION_TITLES: Record<(typeof MOTIONS)[number], string> = {
  system: 'Motion of the system',
  reduce: 'Reduced motion',
  'no-preference': 'Full motion',
};
const COLOUR_TITLES: Record<(typeof FORCED_COLOURS)[number], string> = {
  system: 'Colours of the brand',
  light: 'Forced colours, light',
  dark: 'Forced colours, dark',
};

const LANGUAGE_TITLES: Record<Language, string> = { es: 'Spanish', en: 'English' };

const title = (name: string): string => name[0]!.toUpperCase() + name.slice(1);
const items = (values: readonly string[]) => values.map((value) => ({ value, title: title(value) }));
const viewport = (width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** Chromatic shows each brand in light on a desktop and in dark on a phone. */
const modes = Object.fromEntries(
  PUBLISHED.flatMap((brand) => [
    [`${brand} light, desktop`, { brand, mode: 'light', viewport: 'desktop' }],
    [`${brand} dark, phone`, { brand, mode: 'dark', viewport: 'phone' }],
  ]),
);

export default {
  loaders: [loadIslands],
  decorators: [closedOnPages, withContent, withSettings],
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        items: [...items(SHOWN_BRANDS), { value: ALL_BRANDS, title: 'All brands', icon: 'grid' }],
        dynamicTitle: true,
      },
    },
    mode: { description: 'Mode', toolbar: { icon: 'mirror', items: items(MODES), dynamicTitle: true } },
    content: {
      description: 'Content',
      toolbar: {
        icon: 'document',
        items: DENSITIES.map((value) => ({ value, title: `${title(value)} content` })),
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language of the default messages',
      toolbar: {
        icon: 'globe',
        items: LANGUAGES.map((value) => ({ value, title: LANGUAGE_TITLES[value] })),
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'zoom',
        items: TEXT_SIZES.map((value) => ({ value, title: `Text ${value} %` })),
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        items: DIRECTIONS.map((value) => ({ value, title: value.toUpperCase() })),
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        items: MOTIONS.map((value) => ({ value, title: MOTION_TITLES[value] })),
        dynamicTitle: true,
      },
    },
    forcedColours: {
      description: 'Forced colours',
      toolbar: {
        icon: 'contrast',
        items: FORCED_COLOURS.map((value) => ({ value, title: COLOUR_TITLES[value] })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    brand: 'weekly',
    mode: 'light',
    content: 'real',
    language: 'es',
    textSize: '100',
    direction: 'ltr',
    motion: 'system',
    forcedColours: 'system',
  },
  parameters: {
    a11y: {
      test: 'error',
      // A story is a part of a page: landmarks and the main heading belong to the page.
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    backgrounds: { disable: true },
    chromatic: { modes },
    controls: { expanded: true },
    docs: {
      container: Documentation,
      // The piece with its props, whatever a story renders around it.
      source: {
        type: 'dynamic',
        excludeDecorators: true,
        transform: (code: string) => consumerCode(code, entries),
      },
    },
    layout: 'padded',
    options: {
      storySort: {
        order: ['Introduction', 'Guides', 'Foundations', 'Components', 'Blocks', 'Patterns', 'Pages'],
        method: 'alphabetical',
      },
    },
    viewport: {
      options: {
        phone: viewport(360, 740, 'mobile'),
        tablet: viewport(768, 1024, 'tablet'),
        desktop: viewport(1280, 800, 'desktop'),
      },
    },
  },
} satisfies Preview;
