import { readFileSync, writeFileSync } from 'node:fs';
import { defineBrand, describeCorrections, themeCss } from 'rotativa/themes';
import { family } from 'rotativa/themes/weekly';

const drawing = (name: string): string => readFileSync(`brand/${name}.svg`, 'utf8');

const faro = defineBrand({
  key: 'faro',
  name: 'El Faro',
  tagline: 'Noticias del Pacífico',
  family,
  colours: { brand: '#0b6e4f', accent: '#d9822b' },
  wordmark: drawing('wordmark'),
  monogram: drawing('monogram'),
  favicon: drawing('favicon'),
  legal: { company: 'Ediciones El Faro S.A.S.', address: 'Calle 2 # 3-15, Buenaventura, Colombia' },
});

export const { brand } = faro;
for (const line of describeCorrections(faro.corrections)) console.log(line);
writeFileSync('public/theme.css', themeCss(faro, { fonts: '/fonts/' }));
