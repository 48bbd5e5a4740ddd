import { z } from 'zod';
import { SECTION_ICON_NAMES, type SectionIconName } from './section-icons.ts';

/** The field for a section's drawing in the editor's form. */
export const sectionIconSetting = z
  .enum(SECTION_ICON_NAMES)
  .optional()
  .meta({
    title: 'Dibujo',
    description: 'Un dibujo pequeño antes del título.',
    options: {
      maiz: 'Maíz',
      cafe: 'Café',
      vaca: 'Vaca',
      gota: 'Gota de agua',
      canasta: 'Canasta',
      libro: 'Libro',
      sol: 'Sol',
      sombrero: 'Sombrero',
    } satisfies Record<SectionIconName, string>,
  });
