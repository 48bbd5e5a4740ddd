import { createElement, type ReactElement, type ReactNode } from 'react';
import { z } from 'zod';
import type { AnsDocument } from '../domain/ans/document.ts';
import type { IslandDefinition } from '../islands/define-island.ts';
import type { ContentServices } from '../providers/services.ts';
import type { PageKind } from './page.ts';
import { applyItemRules, type ItemRules } from './rules.ts';
import type { ShownStories } from './shown.ts';

/** The page that a block stands on. */
export interface BlockPage {
  /** The brand's key, for the data that a brand configures; never for a branch in a component. */
  readonly brand: string;
  readonly kind: PageKind;
  /** The request's path with slashes at both ends. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Which page of a list was asked for; 1 is the first. */
  readonly number: number;
  /** What the page is called: the section, the author, the tag; empty where its content says it. */
  readonly title: string;
  /** The document of an article page: the vendor's 'global content'. */
  readonly document?: AnsDocument;
  /** Aborted when the block's time is up. */
  readonly signal?: AbortSignal;
  /** What the blocks before this one show, on a page that shows a story once. */
  readonly shown?: ShownStories;
}

/** What a block's `load` gives: `items` is the feed that the common rules are for. */
export interface BlockData {
  readonly items?: readonly AnsDocument[];
}

export interface BlockOptions<Shape extends z.ZodRawShape, Data extends object, Props extends object> {
  /** Unique; page documents name the block so. */
  name: string;
  /** What editors call it, in Spanish. */
  label: string;
  /** The editor's form: give each field `.meta({ title, description })` in Spanish, and a default. */
  settings: z.ZodObject<Shape>;
  /**
   * Whether editors publish the block: adds the setting `published`, off by default.
   * False for what belongs to the page's frame, as headers and footers.
   * @defaultValue true
   */
  editorial?: boolean;
  rules?: ItemRules;
  /** Runs on the server. Null hides the block; so does an empty `items`. */
  load: (
    settings: z.output<z.ZodObject<Shape>>,
    services: ContentServices,
    page: BlockPage,
  ) => Promise<Data | null> | Data | null;
  /**
   * From what was loaded, after the common rules, to the view's props; null hides the block. Runs in the page's
   * order when all blocks are loaded: here a block takes the stories that no other shows.
   */
  props: (
    data: Data,
    settings: z.output<z.ZodObject<Shape>>,
    services: ContentServices,
    page: BlockPage,
  ) => Props | null | undefined;
  /** When it chooses its stories. @defaultValue 'newest', and 'picked' where the settings name a collection */
  turn?: Turn;
  /** A pure component. */
  view: (props: Props) => ReactNode;
  /** The islands that the view holds, for the client's list. */
  islands?: readonly IslandDefinition<never>[];
}

/** A block as pages use it. */
export interface Block {
  readonly name: string;
  readonly label: string;
  /** Whether editors publish it; false for what belongs to the page's frame. */
  readonly editorial: boolean;
  /** What an editor may set, `published` included. */
  readonly settings: z.ZodObject;
  readonly islands: readonly IslandDefinition<never>[];
  /**
   * Reads the block's data, and gives what then shows it; null when it is hidden: unpublished, or nothing there.
   * @throws ZodError for settings that do not fit, and what `load` throws
   */
  load(settings: unknown, services: ContentServices, page: BlockPage): Promise<LoadedBlock | null>;
  /** Both at once, for a block that stands alone. @throws as `load` */
  prepare(settings: unknown, services: ContentServices, page: BlockPage): Promise<PreparedBlock | null>;
}

/**
 * When a block chooses its stories, on a page that shows a story once: what editors picked by hand and the page's own
 * stories, then what is scarce (videos, galleries), then the newest of a section, then lists of whatever is left.
 */
export const TURNS = ['picked', 'scarce', 'newest', 'rest'] as const;
export type Turn = (typeof TURNS)[number];

/** A block with its data. */
export interface LoadedBlock {
  readonly turn: Turn;
  /** Chooses its stories and gives the block; null when none is left for it. */
  show(): PreparedBlock | null;
}

export interface PreparedBlock {
  readonly name: string;
  /** Plain data: the page's ETag is made of them. */
  readonly props: object;
  readonly element: ReactElement;
}

const Published = z.object({
  published: z
    .boolean()
    .default(false)
    .meta({ title: 'Publicado', description: 'Si está apagado, el bloque no se muestra.' }),
});

/**
 * Declares what an editor can place on a page. The rules that all blocks share are applied here and nowhere
 * else: unpublished shows nothing, an empty feed shows nothing, items without a basic image are dropped.
 * @see 002 §1 'Common block rules', B1, B2
 */
export function defineBlock<Shape extends z.ZodRawShape, Data extends object, Props extends object>(
  options: BlockOptions<Shape, Data, Props>,
): Block {
  const {
    name,
    label,
    settings,
    editorial = true,
    rules = {},
    turn,
    load,
    props,
    view,
    islands = [],
  } = options;

  async function read(
    given: unknown,
    services: ContentServices,
    page: BlockPage,
  ): Promise<LoadedBlock | null> {
    if (editorial && !Published.parse(given ?? {}).published) return null;
    const chosen = settings.parse(given ?? {});
    const loaded = await load(chosen, services, page);
    if (!loaded) return null;
    const { items } = loaded as BlockData;
    const shownItems = items && applyItemRules(items, rules);
    if (shownItems?.length === 0) return null;
    const data = shownItems ? { ...loaded, items: shownItems } : loaded;
    const show = (): PreparedBlock | null => {
      const shown = props(data, chosen, services, page);
      return shown ? { name, props: shown, element: createElement(view, shown) } : null;
    };
    // What the page is about comes before whatever else stands on it.
    if ('fromPage' in chosen && chosen.fromPage === true) return { turn: 'picked', show };
    const picked = 'collectionId' in chosen && chosen.collectionId !== '';
    return { turn: turn ?? (picked ? 'picked' : 'newest'), show };
  }

  return Object.freeze({
    name,
    label,
    editorial,
    settings: editorial ? Published.extend(settings.shape) : settings,
    islands,
    load: read,
    prepare: async (given: unknown, services: ContentServices, page: BlockPage) =>
      (await read(given, services, page))?.show() ?? null,
  });
}
