import { z } from 'zod';
import { escapeHtml } from '../../../domain/html/escape.ts';
import { defineBlock } from '../../defineBlock.ts';
import { PageEmbed } from './PageEmbed.tsx';

/** Heights that editors may give a frame, in CSS pixels. */
const height = (title: string, usual: number) =>
  z.number().int().min(80).max(2000).default(usual).meta({ title });

const title = z.string().default('').meta({ title: 'Título' });
const html = z.string().default('').meta({
  title: 'HTML',
  multiline: true,
  description:
    'Sin scripts ni estilos: se quitan. Los marcos de otros sitios esperan a que el lector los cargue.',
});

/** The sanitised HTML; null hides the block. The policy is large, so that only a server that asks loads it. */
async function policed(source: string): Promise<{ clean: string } | null> {
  const { sanitizeRich } = await import('../../../domain/html/policy.ts');
  const clean = sanitizeRich(source);
  return clean ? { clean } : null;
}

/** A page of another site in a frame, or the HTML that the other site gives for it. @see B11 */
export const embedBlock = defineBlock({
  name: 'embed',
  label: 'Contenido de otro sitio',
  category: 'embeds',
  settings: z.object({
    title,
    isIframe: z.boolean().default(true).meta({
      title: 'Es una dirección',
      description: 'Si no, se muestra el HTML.',
    }),
    iframe: z
      .string()
      .default('')
      .meta({ title: 'Dirección', description: 'De una página segura: https://', widget: 'address' }),
    html,
    heightDesktop: height('Alto en computador', 600),
    heightMobile: height('Alto en celular', 480),
  }),
  load: ({ title, isIframe, iframe, html }) =>
    policed(isIframe ? `<iframe src="${escapeHtml(iframe)}" title="${escapeHtml(title)}"></iframe>` : html),
  props: ({ clean }, { title, heightDesktop, heightMobile }) => ({
    html: clean,
    title,
    heights: { wide: heightDesktop, phone: heightMobile },
  }),
  view: PageEmbed,
});

/** HTML of an editor, by the policy for the HTML of documents. @see B11 */
export const rawHtmlBlock = defineBlock({
  name: 'raw-html',
  label: 'HTML',
  category: 'embeds',
  settings: z.object({ title, html }),
  load: ({ html }) => policed(html),
  props: ({ clean }, { title }) => ({ html: clean, title }),
  view: PageEmbed,
});
