export const STORIES = [
  'Vuelve el tren',
  'El río baja limpio',
  'Sube el café',
  'Cantan en Quibdó',
  'Abre el museo',
].map((headline, index) => ({
  id: `nota-${index}`,
  url: `/nacion/nota-${index}/`,
  headline,
  authors: [{ name: 'Ana Ruiz' }],
  format: 'story',
  locked: false,
  sponsored: false,
}));
