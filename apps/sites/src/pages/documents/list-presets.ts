import { LIST_RULES } from 'rotativa/domain';

export type ListPreset = keyof typeof LIST_RULES;

/** The other settings of lists: the text of their button, a link in each row, an advertisement. */
const OTHERS: Partial<Record<ListPreset, Readonly<Record<string, unknown>>>> = {
  years: { label: 'Más ediciones' },
  cartoons: { label: 'Más caricaturas' },
  specials: { label: 'Cargar más especiales', action: 'Ver el especial' },
  ruralColumns: { label: 'Cargar más columnas' },
  latest: { ad: true },
  galleries: { label: 'Cargar más galerías' },
  multimedia: { label: 'Cargar más galerías' },
  documentaries: { label: 'Más videos' },
  videos: { label: 'Más videos' },
  videoTopic: { label: 'Cargar más' },
  videoArchive: { label: 'Más videos' },
};

/** The settings of a list. */
export const listPreset = (name: ListPreset) => ({ ...LIST_RULES[name], ...OTHERS[name] });
