import { elements } from '../../../src/domain/fixtures/elements.ts';

const text = (content: string) => ({ type: 'text', content });

const story = (id: string, headline: string, content_elements: unknown, own: object = {}) => ({
  _id: `raro-${id}`,
  type: 'story',
  version: '0.10.9',
  canonical_url: `/nacion/articulo/${id}/`,
  headlines: { basic: headline },
  taxonomy: { primary_section: { _id: '/nacion', name: 'Nación' } },
  content_elements,
  ...own,
});

const WORDS = ['río', 'puente', 'vereda', 'cosecha', 'alcaldesa', 'invierno', 'trocha', 'camión', 'páramo'];
const sentence = (from: number, count: number): string =>
  Array.from({ length: count }, (_, at) => WORDS[(from * 7 + at * at) % WORDS.length]).join(' ');

const UNBROKEN = 'https://datos.ejemplo.com/contratos/' + 'a1b2c3d4e5'.repeat(30);

/** Documents that systems send but no editor would write. Every word in them must be readable. */
export const ODD_DOCUMENTS: Readonly<Record<string, object>> = {
  'every type of element at once': story(
    'todo',
    'De todo',
    Object.values(elements).map(({ element }) => element),
  ),
  'a headline of markup and nothing else': story('sin-titulo', '<b> </b>', [text('Nadie le puso título.')]),
  'types that nobody knows, with words in them and without': story('desconocidos', 'Desconocidos', [
    { type: 'holograma', content: 'Palabras de un holograma.', widget: 7 },
    { type: 'ficha_2030', content_elements: [text('Adentro de la ficha.')] },
    { type: 'vacio' },
    { content: 'Sin tipo alguno.' },
    text('Y sigue el texto.'),
  ]),
  'fields that are missing, empty or of another type': story(
    'faltantes',
    'Con huecos',
    [
      {},
      null,
      'un texto suelto',
      42,
      [],
      { type: 'text' },
      { type: 'text', content: '' },
      { type: 'text', content: 1234 },
      { type: 'header', level: '2', content: 'Nivel como texto' },
      { type: 'header', level: -3, content: 'Nivel imposible' },
      { type: 'list', items: [] },
      {
        type: 'list',
        list_type: 'unordered',
        items: [text('Único punto.'), { type: 'text', content: '  ' }],
      },
      { type: 'table', rows: [] },
      { type: 'table', header: [], rows: [[text('Celda sola')], []] },
      { type: 'image', url: '' },
      { type: 'image', url: null },
      { type: 'gallery', content_elements: [] },
      { type: 'link_list', items: [{ type: 'interstitial_link', content: 'Sin enlace' }] },
      { type: 'quote', content_elements: [], citation: null },
      text('El final.'),
    ].filter((element) => element !== null && typeof element === 'object'),
    {
      taxonomy: { tags: [null, {}, { text: 'Solo texto' }, 'suelta'], sections: null },
      credits: { by: [{}, { name: null }] },
      display_date: 'ayer',
      promo_items: { basic: { type: 'image' } },
    },
  ),
  'quotes, lists, tables and groups in one another': story('anidados', 'Anidados', [
    {
      type: 'quote',
      content_elements: [
        text('Cita de afuera.'),
        { type: 'list', list_type: 'ordered', items: [text('Punto en la cita.')] },
        { type: 'quote', content_elements: [text('Cita de adentro.')], citation: text('Quien la dijo') },
      ],
    },
    {
      type: 'list',
      items: [
        {
          type: 'element_group',
          content_elements: [
            text('Grupo en la lista.'),
            { type: 'header', level: 4, content: 'Título en la lista' },
          ],
        },
        { type: 'list', items: [{ type: 'list', items: [text('Tercer nivel.')] }] },
        { type: 'table', rows: [[text('Tabla en la lista')]] },
      ],
    },
    {
      type: 'element_group',
      title: 'Grupo con título',
      content_elements: [
        {
          type: 'element_group',
          content_elements: [{ type: 'element_group', content_elements: [text('Muy adentro.')] }],
        },
      ],
    },
  ]),
  'entities, markup and scripts': story(
    'entidades',
    'Ca&ntilde;&oacute;n &amp; r&iacute;o: &laquo;5 &lt; 7&raquo;',
    [
      text('Caf&eacute; &amp; arepa &mdash; a &quot;mitad&quot; de precio: 3 &lt; 4 &#8364;&nbsp;5.'),
      text('<b>Negrita <i>cursiva <a href="javascript:alert(1)">sin salida</a></i> sin cerrar'),
      text(
        'Antes<script>window.__roto = 1</script> y <img src="https://imagenes.ejemplo.com/x.gif" onerror="window.__roto = 2">después.',
      ),
      {
        type: 'raw_html',
        content:
          '<div onclick="window.__roto=3"><p>Un <u>aviso</u> de la redacción.</p><table><tr><td>Suelta</td></table></div>',
      },
      {
        type: 'raw_html',
        content: '<style>body{display:none}</style><p style="position:fixed;inset:0">Sigue aquí.</p>',
      },
      { type: 'raw_html', content: '<p>Párrafo sin cerrar<p>Otro <!-- comentario --> más</div></section>' },
    ],
  ),
  'languages that run from right to left': story('derecha', 'مرحبا بكم في بوغوتا: una crónica', [
    text('قال لنا الرجل عند الجسر: «النهر لا يسأل أحدا».'),
    text('Y la mujer respondió: שלום לכולם, y siguió caminando.'),
    { type: 'quote', content_elements: [text('الماء لا يطلب الإذن.')], citation: text('مثل') },
  ]),
  'words and tables wider than any screen': story('anchos', 'Otorrinolaringológicamente'.repeat(4), [
    text(UNBROKEN),
    { type: 'code', content: `curl ${UNBROKEN}` },
    { type: 'table', rows: [Array.from({ length: 14 }, (_, at) => text(`Columna número ${at + 1}`))] },
    {
      type: 'raw_html',
      content: `<table><tr>${Array.from({ length: 14 }, (_, at) => `<td>Celda&nbsp;número&nbsp;${at + 1}</td>`).join('')}</tr></table>`,
    },
    { type: 'raw_html', content: '<div style="width:3000px"><p>Un bloque de tres mil píxeles.</p></div>' },
    { type: 'quote', content_elements: [text(UNBROKEN)], citation: text(UNBROKEN) },
    { type: 'list', items: [text(UNBROKEN)] },
    { type: 'interstitial_link', url: 'https://www.ejemplo.com/', content: UNBROKEN },
  ]),
  'fields by the names of another house, and an update inside the story': {
    id: 'raro-agencia',
    type: 'story',
    canonical_url: 'https://agencia.ejemplo.com/mundo/raro-agencia/',
    title: 'Despacho de una agencia',
    published_time: '20260105T101112Z',
    updated_time: 1767700000,
    authors: [{ name: 'Luz Marín' }],
    content_elements: [
      {
        type: 'paragraph',
        content: 'BOGOTÁ, 5 ene (Agencia) - El párrafo del <a href="www.ejemplo.org">despacho</a>.',
      },
      text('Sin marcas.\n\nEn dos párrafos.'),
      { type: 'table', header: ['Año', 'Caso'], rows: [['2024', 3], ['2025']] },
      {
        type: 'story',
        headlines: { basic: 'A las diez' },
        canonical_url: '/en-vivo/raro/',
        content_elements: [text('Lo que pasó a las diez.'), { type: 'list', items: ['Primero', 'Después'] }],
      },
      { type: 'copyright', content: '&copy; Agencia' },
      { type: 'faq', items: [{ question: '¿Y el agua?', answer: 'Hay para dos días.' }] },
    ],
  },
  'no headline, nothing but empty fields and one text': {
    _id: 'raro-vacio',
    type: 'story',
    canonical_url: null,
    headlines: null,
    credits: null,
    taxonomy: null,
    promo_items: null,
    display_date: 'anteayer',
    content_elements: [
      null,
      { type: 'text', content: null },
      { type: 'video' },
      text('Las únicas palabras.'),
    ],
  },
  'pictures and frames of other hosts': story('afuera', 'De afuera', [
    {
      type: 'image',
      url: 'http://imagenes.ejemplo.com/vieja.jpg',
      caption: 'Una foto de una dirección sin cifrar.',
      resized_urls: [
        { option: { media: '(min-width: 64em)' }, resizedUrl: 'https://imagenes.ejemplo.com/b.jpg' },
      ],
    },
    { type: 'raw_html', content: '<p>Al lado: <img src="//imagenes.ejemplo.com/c.png" width="900"></p>' },
    {
      type: 'raw_html',
      content: '<iframe src="https://graficas.ejemplo.org/1" allowfullscreen></iframe><p>Pie.</p>',
    },
  ]),
  'five hundred elements with the same id': story(
    'quinientos',
    'Quinientos',
    Array.from({ length: 500 }, (_, at) => ({ _id: 'igual', ...text(`Párrafo ${at}.`) })),
  ),
  'ten thousand words': story(
    'largo',
    'Diez mil palabras',
    Array.from({ length: 100 }, (_, at) => text(`${at}. ${sentence(at, 100)}.`)),
  ),
};
