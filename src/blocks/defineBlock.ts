import { createElement, type ReactElement, type ReactNode } from 'react';
import { z } from 'zod';
import type { AnsDocument } from '../domain/ans/document.ts';
import { isRecord } from '../domain/ans/is-record.ts';
import { feedItems, type ItemRules } from '../domain/feed/rules.ts';
import type { IslandDefinition } from '../islands/define-island.ts';
import type { ContentServices } from '../providers/ports/content-services.ts';
import type { BlockPage } from './block-page.ts';
import { pinnedStories } from './dedupe.ts';
import { hiddenForDevelopers, noStoriesLeft, type HiddenReason } from './hidden.ts';

/** The result of a block's `load`: its stories, to which the common rules apply, and whatever else it needs. */
export interface BlockData {
  readonly stories?: readonly AnsDocument[];
}

/** The answer of a `load` that hides its block. */
type Nothing = null | 'elsewhere';

/** The declaration of a block: what editors set, what it loads, what it shows. */
export interface BlockOptions<
  Shape extends z.ZodRawShape,
  Data extends object,
  Props extends object,
  ViewShape extends z.ZodRawShape,
> {
  /** Unique name of the block in page documents. */
  name: string;
  /** The name for editors, in Spanish. */
  label: string;
  /** The form for editors: give each field `.meta({ title, description })` in Spanish, and a default. */
  settings: z.ZodObject<Shape>;
  /**
   * The version of the settings: raise it with a change that older settings do not pass, and write `migrate`. A new
   * setting with a default needs none.
   * @defaultValue 1
   */
  version?: number | undefined;
  /**
   * Changes settings of an older version into those of this one. Runs whenever a document is read: what is stored never
   * changes. It gets what was stored, which may lack defaults.
   */
  migrate?:
    ((settings: Readonly<Record<string, unknown>>, from: number) => Record<string, unknown>) | undefined;
  /**
   * Where editors find it: a category of the package (see `BLOCK_CATEGORIES` of `rotativa/editor`), or another one.
   * @defaultValue 'other'; 'frame' for a part of the page's frame
   */
  category?: string | undefined;
  /** The fields of further settings: the view gets them as props, unchanged, and `load` and `props` do not. */
  viewSettings?: ViewShape | undefined;
  /**
   * Whether editors publish the block: adds the setting `published`, off by default.
   * False for parts of the page's frame, such as headers and footers.
   * @defaultValue true
   */
  editorial?: boolean | undefined;
  /** Which common rules apply to `stories`. */
  rules?: ItemRules | undefined;
  /**
   * Runs on the server. Null or empty `stories` hide the block: one that needs no content returns `{}`. 'elsewhere' hides
   * it on a page that it is not for, which is no fault of the page.
   */
  load: (
    settings: z.output<z.ZodObject<Shape>>,
    services: ContentServices,
    page: BlockPage,
  ) => Promise<Data | Nothing> | Data | Nothing;
  /**
   * Converts the loaded data, after the common rules, to the view's props; null hides the block. Runs in the page's
   * order after all blocks are loaded: here a block takes stories that no other block shows.
   */
  props: (
    data: Data,
    settings: z.output<z.ZodObject<Shape>>,
    services: ContentServices,
    page: BlockPage,
  ) => Props | null | undefined;
  /** Facts about a placement with these settings, for guard rails. */
  facts?:
    ((settings: z.output<z.ZodObject<Shape>> & z.output<z.ZodObject<ViewShape>>) => BlockFacts) | undefined;
  /** When the block claims its stories; `storyPriority` for a block with a source of stories. @defaultValue 'newest' */
  priority?: Priority | ((settings: z.output<z.ZodObject<Shape>>) => Priority) | undefined;
  /**
   * The stories that an editor pinned and that the block can show: no other block takes them.
   * @defaultValue those of `stories` that are pinned in their collection, up to the setting `feedSize`
   */
  pinned?: ((data: Data, settings: z.output<z.ZodObject<Shape>>) => readonly AnsDocument[]) | undefined;
  /** A pure component. */
  view: (props: Props & z.output<z.ZodObject<ViewShape>>) => ReactNode;
  /** The islands of the view, for the client's list. */
  islands?: readonly IslandDefinition<never>[] | undefined;
}

/** Facts that settings decide, for the guard rails of `rotativa/editor`. */
export interface BlockFacts {
  /** Where its text lies, if settings choose it. */
  readonly grounds?: readonly TextGround[] | undefined;
  /** Whether it can lead a page though it is no opening, as the next forum does. @defaultValue false */
  readonly leads?: boolean | undefined;
  /** The event that it announces; `ends` in ISO 8601. */
  readonly event?: { readonly title: string; readonly ends: string } | undefined;
}

/** A text and the colour behind it, as roles: 'text-on-accent' is the variable `--rt-color-text-on-accent`. */
export interface TextGround {
  readonly text: string;
  readonly on: string;
  /**
   * How much of the colour covers a picture, from 0 to 1: the text is then judged over a white and a black picture.
   * @defaultValue 1
   */
  readonly opacity?: number | undefined;
}

/** A block as pages use it. */
export interface Block {
  readonly name: string;
  readonly label: string;
  /** Whether editors publish it; false for parts of the page's frame. */
  readonly editorial: boolean;
  /** The version of its settings. */
  readonly version: number;
  /** Where editors find it. */
  readonly category: string;
  /** The settings for editors, including `published`. */
  readonly settings: z.ZodObject;
  /** Changes settings of an older version; `migratePlacement` calls it. */
  migrate(settings: Readonly<Record<string, unknown>>, from: number): Record<string, unknown>;
  readonly islands: readonly IslandDefinition<never>[];
  /** Facts that its settings decide, for guard rails; none for settings that it does not take. */
  facts(settings: unknown): BlockFacts;
  /**
   * Loads the block's data. Null if the block is hidden: unpublished, or without content.
   * Settings are those of its version: `migratePlacement` makes them of older ones.
   * @throws ZodError for invalid settings, and any error of `load`
   */
  load(settings: unknown, services: ContentServices, page: BlockPage): Promise<LoadedBlock | null>;
  /** Loads and shows the block, for a page with a single block. @throws as `load` */
  prepare(settings: unknown, services: ContentServices, page: BlockPage): Promise<PreparedBlock | null>;
}

/**
 * The order in which blocks choose their stories, on a page that shows each story once: first the editors' picks and
 * the page's stories, then scarce ones (videos, galleries), then the newest of a section, then lists of the rest.
 */
export const PRIORITIES = ['picked', 'scarce', 'newest', 'rest'] as const;
/** When a block claims its stories. */
export type Priority = (typeof PRIORITIES)[number];

/** A block with its data. */
export interface LoadedBlock {
  readonly priority: Priority;
  /** The stories that an editor pinned in it. They are kept for the block, whatever its place on the page. */
  readonly pinned: readonly AnsDocument[];
  /** Chooses the stories and returns the block; null if none is left for it. */
  show(): PreparedBlock | null;
}

/** A block that a page can render. */
export interface PreparedBlock {
  readonly name: string;
  /** Plain data, because the page's ETag includes them. */
  readonly props: object;
  readonly element: ReactElement;
}

const Published = z.object({
  published: z
    .boolean()
    .default(false)
    .meta({ title: 'Publicado', description: 'Si está apagado, el bloque no se muestra.' }),
});

function firstPinned({ stories = [] }: BlockData, { feedSize }: { feedSize?: unknown }): AnsDocument[] {
  return pinnedStories(stories, typeof feedSize === 'number' ? feedSize : stories.length);
}

const NO_SETTINGS = {};

/** Reads settings once: a stored page has the same ones for each request. */
function once<T>(read: (given: unknown) => T): (given: unknown) => T {
  const known = new WeakMap<object, { readonly found: T }>();
  return (given) => {
    const key = isRecord(given) ? given : undefined;
    const found = (key && known.get(key)) ?? { found: read(given) };
    if (key) known.set(key, found);
    return found.found;
  };
}

/**
 * Declares a block that editors can place on a page. The rules that all blocks share are applied only here: an
 * unpublished block or an empty feed shows nothing, and stories without a basic image are dropped.
 * @throws Error for a version above 1 without `migrate`
 * @see B1, B2
 */
export function defineBlock<
  Shape extends z.ZodRawShape,
  Data extends object,
  Props extends object,
  ViewShape extends z.ZodRawShape = z.ZodRawShape,
>(options: BlockOptions<Shape, Data, Props, ViewShape>): Block {
  const {
    name,
    label,
    settings,
    viewSettings = {} as ViewShape,
    version = 1,
    migrate,
    editorial = true,
    category = editorial ? 'other' : 'frame',
    rules = {},
    facts = () => ({}),
    priority = 'newest',
    pinned = firstPinned,
    load,
    props,
    view,
    islands = [],
  } = options;
  if (!Number.isInteger(version) || version < 1)
    throw new Error(`${name}: a version is a whole number from 1, not ${version}.`);
  if (version > 1 && !migrate)
    throw new Error(`${name}: version ${version} needs 'migrate', for the settings that are stored already.`);
  const forView = z.object(viewSettings);
  const form = settings.extend(viewSettings);

  /** Undefined for a block that is not published. */
  const choose = once((given) =>
    editorial && !Published.parse(given).published
      ? undefined
      : { own: settings.parse(given), forView: forView.parse(given) },
  );

  async function read(
    given: unknown,
    services: ContentServices,
    page: BlockPage,
  ): Promise<LoadedBlock | null> {
    const hidden = (reason: HiddenReason): null => {
      page.onHidden?.(`${name}: hidden, ${hiddenForDevelopers(reason)}`, reason);
      return null;
    };
    const choice = choose(given ?? NO_SETTINGS);
    if (!choice) return hidden({ kind: 'unpublished' });
    const { own: chosen, forView: chosenForView } = choice;
    const loaded = await load(chosen, services, page);
    if (!loaded) return hidden({ kind: 'nothing-found' });
    if (loaded === 'elsewhere') return hidden({ kind: 'elsewhere' });
    const { stories } = loaded as BlockData;
    const left = stories && feedItems(stories, rules);
    if (left?.length === 0) return hidden(noStoriesLeft(stories!, rules, page.dedupe));
    const data = left ? { ...loaded, stories: left } : loaded;
    const show = (): PreparedBlock | null => {
      const shown = props(data, chosen, services, page);
      if (!shown)
        return hidden(stories ? noStoriesLeft(stories, rules, page.dedupe) : { kind: 'nothing-to-show' });
      const all = { ...chosenForView, ...shown };
      return { name, props: all, element: createElement(view, all) };
    };
    return {
      priority: typeof priority === 'function' ? priority(chosen) : priority,
      pinned: pinned(data, chosen),
      show,
    };
  }

  return Object.freeze({
    name,
    label,
    editorial,
    version,
    category,
    // Settings of version 1 have no older ones.
    migrate: migrate ?? ((given) => given),
    settings: editorial ? Published.extend(form.shape) : form,
    islands,
    facts: (given: unknown) => {
      const [chosen, chosenForView] = [settings.safeParse(given ?? {}), forView.safeParse(given ?? {})];
      return chosen.success && chosenForView.success ? facts({ ...chosen.data, ...chosenForView.data }) : {};
    },
    load: read,
    prepare: async (given: unknown, services: ContentServices, page: BlockPage) =>
      (await read(given, services, page))?.show() ?? null,
  });
}
