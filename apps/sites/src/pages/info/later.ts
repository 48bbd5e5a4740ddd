import { contactLink, hours, mail, type MakeInfo } from './words.ts';

/** A page for a future service: what it will be, and where to go until then. */
const later =
  (title: string, purpose: string): MakeInfo =>
  (brand) => ({
    title,
    description: purpose,
    hidden: true,
    sections: [
      {
        paragraphs: [
          'Este servicio todavía no está abierto.',
          [
            'Mientras tanto, el trámite se hace desde la ',
            contactLink(brand),
            ' o en ',
            mail(brand, 'contacto'),
            `, de ${hours(brand)}.`,
          ],
        ],
      },
    ],
  });

/** The page that will sell. */
export const purchase: MakeInfo = (brand) => {
  const page = later('Comprar una suscripción', 'Aquí se podrá pagar la suscripción escogida.')(brand);
  return {
    ...page,
    sections: [
      ...page.sections,
      {
        heading: 'La oferta',
        paragraphs: [
          [
            `${brand.offer.cancel}. Los precios están en la `,
            { text: 'página de suscripciones', href: brand.routes.subscribe },
            '.',
          ],
        ],
      },
    ],
  };
};
