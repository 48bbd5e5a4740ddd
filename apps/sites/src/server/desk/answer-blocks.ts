import type { BlockPlacement, PageDocument } from 'rotativa/blocks';
import { placementsOf } from 'rotativa/domain';
import { editorConfig, type EditorConfig } from 'rotativa/editor';
import type { PageName } from 'rotativa/providers';
import { documentsOf } from '../../pages/documents/page-names.ts';
import { BLOCKS } from '../../views/blocks.ts';
import { LAYOUT_REGIONS } from '../../views/layout-regions.tsx';
import type { PageRequest } from '../page/page-request.ts';
import { deskReply } from './answer-draft.tsx';
import { examples } from './example-paths.ts';

/** The kinds of pages in the words of editors. */
const PAGE_LABELS: Readonly<Record<PageName, string>> = {
  home: 'Portada',
  section: 'Sección',
  article: 'Nota',
  column: 'Columna de opinión',
  author: 'Autor',
  columnist: 'Columnista',
  tag: 'Etiqueta',
  archive: 'Notas de un día',
  archiveMonth: 'Archivo de un mes',
  latest: 'Lo último',
  search: 'Búsqueda',
  info: 'Información',
  help: 'Ayuda',
  newsletters: 'Boletines',
  legal: 'Textos legales',
  store: 'Suscripciones',
  records: 'Datos guardados',
  account: 'Cuenta del lector',
  checkout: 'Compra',
  receipt: 'Recibo',
  consent: 'Privacidad',
  emailLink: 'Enlace de un correo',
  registration: 'Inscripción a un foro',
  notFound: 'Página que no existe',
  error: 'Algo falló',
  unavailable: 'Sin contenidos',
  closed: 'Sin suscripciones',
  busy: 'Muchos lectores',
};

/** The layouts in the words of editors. */
const LAYOUT_LABELS: Readonly<Record<string, string>> = {
  front: 'Portada',
  'front-columns': 'Portada con apertura en columnas',
  list: 'Lista con columna lateral',
  article: 'Nota',
  landing: 'Apertura a todo el ancho',
  'single-section': 'Una sola sección',
  empty: 'Solo el contenido',
  reading: 'Texto para leer',
  service: 'Texto de servicio',
};

/** The regions in the words of editors. */
const REGION_LABELS: Readonly<Record<string, string>> = {
  header: 'Cabecera',
  banner: 'Franja superior',
  head: 'Encabezado',
  top: 'Apertura',
  wide: 'Columna ancha',
  middle: 'Columna del medio',
  side: 'Columna de la derecha',
  main: 'Columna principal',
  aside: 'Columna lateral',
  after: 'Después del contenido',
  footer: 'Pie',
};

const named = (name: string, labels: Readonly<Record<string, string>>) => ({
  name,
  label: labels[name] ?? name,
});

/** The settings of the first placement of each block that readers see on the pages. */
function samplesOf(documents: readonly PageDocument[]): Record<string, BlockPlacement['settings']> {
  const placed = documents.flatMap((document) => placementsOf(document));
  const shown = placed.filter(({ placement: { settings } }) => settings?.['published'] === true);
  return Object.fromEntries(shown.reverse().map(({ placement: { block, settings } }) => [block, settings]));
}

/** The forms of the blocks, which the build decides: made once. */
let config: EditorConfig | undefined;

/** The blocks, layouts and pages of a site, for the desk's forms. @see X5 */
export async function answerBlocks(request: PageRequest): Promise<Response> {
  const paths = await examples(request);
  const documents = documentsOf(request.sitePages.pages);
  return deskReply({
    config: (config ??= editorConfig(BLOCKS.values())),
    layouts: Object.fromEntries(
      Object.entries(LAYOUT_REGIONS).map(([layout, regions]) => [
        layout,
        {
          label: LAYOUT_LABELS[layout] ?? layout,
          regions: regions.map((region) => named(region, REGION_LABELS)),
        },
      ]),
    ),
    samples: samplesOf([...documents.values()]),
    pages: [...documents.keys()].map((page) => {
      const path = paths[page];
      return { page, label: PAGE_LABELS[page] ?? `Sección ${path ?? page}`, path };
    }),
  });
}
