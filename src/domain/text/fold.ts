/** Text for comparisons: lower case, accents stripped. 'Nariño' and 'narino' are the same. */
export const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
