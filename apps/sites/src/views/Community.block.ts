import { defineBlock } from 'rotativa/blocks';
import { z } from 'zod';
import { Community } from './Community.tsx';

/** An invitation to a community at WhatsApp; hidden without its address. @see B11 */
export const communityBlock = defineBlock({
  name: 'community',
  label: 'Comunidad de WhatsApp',
  category: 'page',
  settings: z.object({
    title: z.string().default('').meta({ title: 'Título' }),
    text: z.string().default('').meta({ title: 'Texto' }),
    join: z.string().default('Unirse a la comunidad de WhatsApp').meta({ title: 'Texto del botón' }),
    linkWhatsapp: z.string().default('').meta({
      title: 'Enlace de WhatsApp',
      description: 'Sin él, el bloque no se muestra.',
      widget: 'address',
    }),
  }),
  load: () => ({}),
  props: (_data, { title, text, join, linkWhatsapp }) =>
    linkWhatsapp ? { title, text, join, linkWhatsapp } : null,
  view: Community,
});
