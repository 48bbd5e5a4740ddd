import { LIST_RULES, type LoadMoreRules } from 'rotativa/domain';

/** The settings of a list that is cut by a rule. */
const cut = ({ firstOffset, firstSize, pageSize, video = false }: LoadMoreRules) => ({
  offSet: firstOffset,
  feedSize: firstSize,
  step: pageSize,
  videos: video,
});

/** The settings of lists: how they are cut into pages, and what their button says. */
export const LIST_PRESETS = {
  days: cut(LIST_RULES.days),
  columns: cut(LIST_RULES.columns),
  years: { ...cut(LIST_RULES.years), label: 'Más ediciones' },
  cartoons: { ...cut(LIST_RULES.cartoons), label: 'Más caricaturas' },
  specials: { ...cut(LIST_RULES.specials), action: 'Ver el especial', label: 'Cargar más especiales' },
  ruralColumns: { ...cut(LIST_RULES.ruralColumns), label: 'Cargar más columnas' },
  olderForums: cut(LIST_RULES.olderForums),
  moments: cut(LIST_RULES.moments),
  latest: { ...cut(LIST_RULES.latest), ad: true },
  moreContent: cut(LIST_RULES.moreContent),
  subsection: cut(LIST_RULES.subsection),
  galleries: { ...cut(LIST_RULES.galleries), label: 'Cargar más galerías' },
  multimedia: { ...cut(LIST_RULES.multimedia), label: 'Cargar más galerías' },
  documentaries: { ...cut(LIST_RULES.documentaries), label: 'Más videos' },
  videos: { ...cut(LIST_RULES.videos), label: 'Más videos' },
  videoTopic: { ...cut(LIST_RULES.videoTopic), label: 'Cargar más' },
  videoArchive: { ...cut(LIST_RULES.videoArchive), label: 'Más videos' },
} as const;

export type ListPreset = keyof typeof LIST_PRESETS;
