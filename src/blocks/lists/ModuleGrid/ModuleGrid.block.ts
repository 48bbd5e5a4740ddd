import { z } from 'zod';
import type { AnsDocument } from '../../../domain/ans/document.ts';
import { feedItems } from '../../../domain/feed/rules.ts';
import { defineBlock } from '../../defineBlock.ts';
import { claimStories, pinnedStories } from '../../dedupe.ts';
import { phoneSetting } from '../../shared/phone/setting.ts';
import { loadStories } from '../../shared/story-block/source.ts';
import { toTeaser } from '../../shared/teaser/to-teaser.ts';
import { ModuleGrid } from './ModuleGrid.tsx';

const Settings = z.object({
  modules: z
    .array(
      z.object({
        title: z.string().meta({ title: 'Título' }),
        url: z.string().default('').meta({ title: 'Enlace del título', widget: 'address' }),
        section: z.string().default('').meta({ title: 'Sección', widget: 'section' }),
        collectionId: z.string().default('').meta({ title: 'Colección', widget: 'collection' }),
        offSet: z.number().int().min(0).default(0).meta({ title: 'Desde la nota' }),
      }),
    )
    .default([])
    .meta({ title: 'Módulos' }),
  feedSize: z.number().int().min(1).max(8).default(3).meta({ title: 'Notas por módulo' }),
  ground: z
    .enum(['page', 'band'])
    .default('page')
    .meta({ title: 'Fondo', options: { page: 'El de la página', band: 'Franja de color' } }),
  columns: z
    .union([z.literal(3), z.literal(4)])
    .default(3)
    .meta({ title: 'Columnas' }),
  phone: phoneSetting,
});

interface LoadedModule {
  title: string;
  url: string;
  documents: readonly AnsDocument[];
}

/** Sections in boxes. A section without stories is omitted. @see B7 */
export const moduleGridBlock = defineBlock({
  name: 'module-grid',
  label: 'Módulos de secciones',
  category: 'lists',
  settings: Settings,
  load: async ({ modules, feedSize }, services, page) => {
    const all = await Promise.all(
      modules.map(async ({ title, url, ...source }): Promise<LoadedModule> => ({
        title,
        url,
        documents: feedItems(await loadStories({ ...source, feedSize }, services, page), {
          withoutEditions: true,
        }),
      })),
    );
    const loaded = all.filter(({ documents }) => documents.length > 0);
    return loaded.length > 0 ? { loaded } : null;
  },
  pinned: ({ loaded }, { feedSize }) => loaded.flatMap(({ documents }) => pinnedStories(documents, feedSize)),
  props: (
    { loaded }: { loaded: readonly LoadedModule[] },
    { ground, columns, feedSize, phone },
    services,
    page,
  ) => {
    const modules = loaded.map(({ title, url, documents }) => ({
      title,
      url,
      teasers: claimStories(page, documents, feedSize).map((item) => toTeaser(item, services)),
    }));
    const shown = modules.filter(({ teasers }) => teasers.length > 0);
    return shown.length > 0 ? { ground, columns, phone, modules: shown } : null;
  },
  view: ModuleGrid,
});
