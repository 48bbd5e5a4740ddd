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

/** Future prices of a subscription, and the products. */
const store =
  (title: string, purpose: string): MakeInfo =>
  (brand) => {
    const page = later(title, purpose)(brand);
    const { price, period, cancel } = brand.offer;
    return {
      ...page,
      sections: [
        ...page.sections,
        {
          heading: 'La oferta',
          paragraphs: [
            [
              `${price.replace('*', '')} ${period}. ${cancel}. Lo que incluye está en `,
              { text: 'beneficios del suscriptor', href: brand.properties.beneficiosSuscriptor },
              '.',
            ],
          ],
        },
      ],
    };
  };

export const offers = store('Suscripciones', 'Aquí se podrán comparar las suscripciones y escoger una.');
export const purchase = store('Comprar una suscripción', 'Aquí se podrá pagar la suscripción escogida.');
