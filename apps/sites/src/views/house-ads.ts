import type { HouseAdProps } from 'rotativa/blocks/BodyAd';
import type { BrandConfig } from 'rotativa/themes';

/** The publisher's own ads for the places in an article that nobody bought, by the position's name. @see N4 */
export const houseAds = ({ name, offer, routes }: BrandConfig): Record<string, HouseAdProps> => ({
  ROBAPAGINA_1: {
    name,
    title: 'Lea sin límites, desde hoy',
    text: `Todas las historias, los archivos y la edición impresa en digital por ${offer.price} ${offer.period}.`,
    button: offer.button,
    href: routes.subscribe,
    tone: 'accent',
  },
  ROBAPAGINA_2: {
    name: 'Boletines',
    title: 'Lo esencial del día, en su correo antes de las siete',
    text: `Una carta corta de los editores de ${name}, de lunes a viernes. Sin costo.`,
    button: 'Quiero recibirla',
    href: routes.register,
  },
  ROBAPAGINA_3: {
    name: `Paute en ${name}`,
    title: 'Este espacio puede ser de su marca',
    text: 'Hable con nuestro equipo comercial y llegue a lectores que se quedan.',
    button: 'Escríbanos',
    href: routes.contact,
    tone: 'inverse',
  },
});

/** Those of the places beside an article. */
export const sideAds = ({ name, routes }: BrandConfig): Record<string, HouseAdProps> => ({
  LATERAL_1: {
    name: 'Boletines',
    title: 'Empiece el día sabiendo lo que pasó',
    text: `La carta de los editores de ${name}: cinco noticias, una opinión y algo para leer con calma.`,
    button: 'Inscríbame',
    href: routes.register,
  },
  LATERAL_2: {
    name,
    title: 'El periodismo que usted lee lo paga usted',
    text: 'Reportería en los 32 departamentos, archivo completo y ninguna historia a medias.',
    button: 'Conozca los planes',
    href: routes.subscribe,
    tone: 'inverse',
  },
});
