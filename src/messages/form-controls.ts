/** Default messages of form controls of several parts, in one group for each. */

/** In addition to those of `combobox`, for the list of options. */
export const multiSelect = {
  /** Names the list of chosen options, before the label of the field. */
  selection: 'Selección:',
  /** Name of the button at a chosen option. */
  remove: (name: string): string => `Quitar ${name}`,
  /** The entry of the list that adds what was typed. */
  create: (text: string): string => `Agregar «${text}»`,
  /** Announced after a change, before `chosen`. */
  added: (names: readonly string[]): string => `Se agregó ${new Intl.ListFormat('es').format(names)}.`,
  removed: (name: string): string => `Se quitó ${name}.`,
  /** Announced when a name is written that is chosen already. */
  present: (name: string): string => `${name} ya está en la selección.`,
  /** How many are chosen. `max` is undefined without a limit. */
  chosen: (count: number, max: number | undefined): string =>
    max === undefined ? `Hay ${count} en la selección.` : `Hay ${count} de ${max} en la selección.`,
  /** Shown and announced when no more can be chosen. */
  full: (max: number): string =>
    max === 1
      ? 'Solo se admite una opción. Para cambiarla hay que quitarla.'
      : `Ya están las ${max} opciones que se admiten. Para agregar otra hay que quitar una.`,
  /** After pasting names that are not options. */
  unknown: (names: readonly string[]): string =>
    names.length === 1
      ? `«${names[0]}» no está en la lista.`
      : `No están en la lista: ${names.map((name) => `«${name}»`).join(', ')}.`,
};

/** Numbers are in the language of `language`, with their currency or unit. */
export const numberInput = {
  /** Names of the buttons, before the label of the field. */
  increase: 'Aumentar',
  decrease: 'Disminuir',
  notNumber: (text: string, example: string): string =>
    `«${text}» no es un número. Un ejemplo de cómo se escribe: ${example}.`,
  min: (min: string): string => `El valor más bajo es ${min}.`,
  max: (max: string): string => `El valor más alto es ${max}.`,
  decimals: (decimals: number): string =>
    decimals === 0
      ? 'El número va sin decimales.'
      : `El número va con ${decimals === 1 ? 'un decimal' : `${decimals} decimales`} como máximo.`,
  /** The allowed values around a number that is not in the steps; one of them is undefined at a limit. */
  step: (lower: string | undefined, upper: string | undefined): string =>
    lower !== undefined && upper !== undefined
      ? `Los valores más cercanos son ${lower} y ${upper}.`
      : `El valor más cercano es ${lower ?? upper}.`,
};

/** Sizes are written by `fileSize`, as '1,5 MB'. */
export const fileUpload = {
  choose: (multiple: boolean): string => (multiple ? 'Elegir archivos' : 'Elegir un archivo'),
  /** Follows the button where files can be dragged. */
  drop: (multiple: boolean): string => (multiple ? 'o soltarlos aquí' : 'o soltarlo aquí'),
  /** Kinds of files in `accept` without a name of their ending. */
  kinds: { 'image/*': 'imágenes', 'audio/*': 'audios', 'video/*': 'videos', 'text/*': 'textos' } as Readonly<
    Record<string, string>
  >,
  or: (kinds: readonly string[]): string => new Intl.ListFormat('es', { type: 'disjunction' }).format(kinds),
  /** The limits, before anything is chosen. */
  rules: {
    kinds: (kinds: string): string => `Se admiten ${kinds}.`,
    size: (size: string): string => `Cada uno pesa ${size} como máximo.`,
    count: (count: number): string => `El máximo es de ${count} archivos.`,
  },
  /** Why a file was refused. */
  refused: {
    kind: (name: string, kinds: string): string => `«${name}» es de otro tipo: se admiten ${kinds}.`,
    size: (name: string, size: string, max: string): string =>
      `«${name}» pesa ${size}; el máximo es ${max}. Hay que reducirlo o escoger otro.`,
    empty: (name: string): string => `«${name}» está vacío.`,
    repeated: (name: string): string => `«${name}» ya está en la lista.`,
    count: (name: string, max: number): string =>
      max === 1
        ? `«${name}» no se agregó: solo se admite un archivo. Hay que quitar el que está.`
        : `«${name}» no se agregó: ya están los ${max} archivos que se admiten.`,
  },
  /** Name of the list. */
  list: 'Archivos',
  progress: (name: string): string => `Carga de ${name}`,
  waiting: 'En espera',
  uploading: (percent: string): string => `Cargando: ${percent}`,
  done: 'Cargado',
  failed: 'No se pudo cargar. Hay que revisar la conexión y reintentar.',
  cancelled: 'Carga cancelada',
  remove: (name: string): string => `Quitar ${name}`,
  cancel: (name: string): string => `Cancelar la carga de ${name}`,
  retry: 'Reintentar',
  /** Name of the button above, for screen readers. */
  retryOf: (name: string): string => `Reintentar la carga de ${name}`,
  /** Announced. */
  added: (names: readonly string[]): string =>
    names.length === 1 ? `Se agregó ${names[0]}.` : `Se agregaron ${names.length} archivos.`,
  removed: (name: string): string => `Se quitó ${name}.`,
  uploaded: (name: string): string => `${name}: cargado.`,
  notUploaded: (name: string, reason: string): string => `${name}: ${reason}`,
  /** Why a form cannot be sent yet. */
  unfinished: (name: string): string => `Falta terminar la carga de ${name}.`,
  unsent: (name: string): string => `${name} no se cargó. Hay que reintentar o quitarlo.`,
};
