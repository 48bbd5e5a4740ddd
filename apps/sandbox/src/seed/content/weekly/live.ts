import type { SeedStory } from '../../types.ts';

export const LIVE = [
  {
    brand: 'weekly',
    slug: 'en-vivo-debate-reforma-agua-senado',
    sections: ['/politica', '/live'],
    kicker: 'En vivo',
    headline: 'En vivo: el Senado debate la reforma al agua, minuto a minuto y voto a voto',
    standfirst:
      'La plenaria fue citada desde las nueve de la mañana. Siga aquí las intervenciones, las proposiciones y el conteo de los cuatro votos que le faltan al Gobierno.',
    by: ['mariana-cifuentes-uribe'],
    ago: 18,
    tags: ['Congreso', 'Reforma al agua', 'En vivo'],
    picture: {
      id: 'senado',
      caption: 'El recinto del Senado durante la sesión de hoy.',
      credit: 'Esteban Rojas / Semanario',
    },
    live: {
      summary: [
        'Están aprobados en bloque 38 de los 61 artículos, con 54 votos a favor y 41 en contra.',
        'Dos de los cuatro senadores indecisos votarán a favor con una constancia escrita.',
        'Falta lo más difícil: la tarifa de los distritos de riego, con nueve proposiciones.',
      ],
    },
    body: [
      'El Senado de la República adelanta el último debate de la reforma al agua. El Gobierno necesita 53 votos.',
      {
        links: {
          title: 'Para entender el debate',
          items: [
            {
              text: 'Los once contratos que pueden hundir la reforma',
              url: '/politica/articulo/once-contratos-reforma-al-agua/',
            },
            {
              text: 'La cuenta secreta de los votos',
              url: '/politica/articulo/cuentas-votos-senado-reforma/',
            },
            { text: 'El pozo que tardó once años', url: '/nacion/articulo/guajira-pozo-once-anos/' },
          ],
        },
      },
      {
        at: '3:25 p. m.',
        text: 'Bancada del Pacífico logra un parágrafo que reconoce los sistemas de agua de los consejos comunitarios. Aplausos en las barras.',
      },
      {
        at: '2:50 p. m.',
        text: 'Discusión de la tarifa para distritos de riego. Hay nueve proposiciones; el Gobierno avala tres.',
      },
      {
        at: '2:15 p. m.',
        text: 'Aprobados en bloque 38 artículos sin proposiciones. La votación fue de 54 contra 41, un voto por encima del mínimo.',
        key: true,
        pinned: true,
      },
      {
        at: '1:35 p. m.',
        text: 'Se reanuda la sesión. El vocero Julián Archila informa que dos de los cuatro votarán a favor con una constancia escrita.',
        key: true,
      },
      {
        at: '12:20 p. m.',
        text: 'Convergencia Regional pide receso de una hora. Sus cuatro senadores indecisos se reúnen en una oficina del segundo piso.',
      },
      {
        at: '11:40 a. m.',
        text: 'Sorpresa en las barras. Delegados de 200 acueductos veredales despliegan botellas con agua de sus quebradas. La presidencia les permite quedarse en silencio.',
      },
      {
        at: '11:05 a. m.',
        text: 'La ponente Rocío Pantoja defiende el capítulo de acueductos comunitarios y anuncia que retirará el artículo 31, sobre la unidad contratante.',
        key: true,
      },
      {
        quote:
          'Hoy no se vota una ley: se vota si somos capaces de ponernos de acuerdo sobre lo que bebemos.',
        by: 'Rocío Pantoja Guevara, senadora',
      },
      {
        at: '10:30 a. m.',
        text: 'Negado el aplazamiento por 50 votos contra 44. Es la primera medición del día: al Gobierno le siguen faltando tres.',
        key: true,
      },
      {
        at: '9:55 a. m.',
        text: 'La oposición pide aplazar. El senador Arturo Bahamón presenta una proposición para esperar el informe de control fiscal. Se votará en media hora.',
      },
      {
        at: '9:38 a. m.',
        text: 'Quórum decisorio. Con 61 senadores presentes comienza la sesión. El secretario lee el orden del día, que tiene un solo punto.',
      },
      {
        at: '9:10 a. m.',
        text: 'La presidenta del Senado, Fernanda Tobón, abre el registro. Hay 27 asistentes; se necesitan 53 para deliberar con decisión.',
      },
      {
        at: '8:45 a. m.',
        text: 'Llegan los primeros senadores. El ministro del Interior, Octavio Lizcano, ocupa la última fila del recinto con un termo de tinto.',
      },
    ],
  },
] satisfies SeedStory[];
