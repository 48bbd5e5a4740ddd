/** A place of the archive's stories, and what is found there. */
export interface Place {
  /** The town. */
  readonly lugar: string;
  readonly depto: string;
  /** With its article. */
  readonly agua: string;
  readonly cultivo: string;
  /** A neighbourhood of Cali, for the city's own stories. */
  readonly barrio: string;
}

const rows = (text: string): Place[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [lugar = '', depto = '', agua = '', cultivo = '', barrio = ''] = line.trim().split(/ *\| */);
      return { lugar, depto, agua, cultivo, barrio };
    });

export const COUNTRY: readonly Place[] = rows(`
  Mompox | Bolívar | el río Magdalena | mango
  Barichara | Santander | el río Suárez | tabaco
  Tumaco | Nariño | el río Mira | cacao
  Ráquira | Boyacá | el río Cántaro | tomate
  Salento | Quindío | el río Quindío | café
  Jericó | Antioquia | el río Piedras | cardamomo
  Mocoa | Putumayo | el río Mulato | chontaduro
  Riohacha | La Guajira | el río Ranchería | ahuyama
  Quibdó | Chocó | el río Atrato | borojó
  Leticia | Amazonas | el río Amazonas | yuca
  Yopal | Casanare | el río Cravo Sur | arroz
  Ocaña | Norte de Santander | el río Algodonal | cebolla
  Aguadas | Caldas | el río Arma | plátano
  Natagaima | Tolima | el río Anchique | algodón
  Pitalito | Huila | el río Guarapas | granadilla
  Silvia | Cauca | el río Piendamó | fresa
  Montería | Córdoba | el río Sinú | maíz
  Sincelejo | Sucre | el arroyo Grande | ñame
  Ciénaga | Magdalena | la Ciénaga Grande | banano
  Valledupar | Cesar | el río Guatapurí | palma
  Florencia | Caquetá | el río Hacha | caucho
  Arauca | Arauca | el río Arauca | cacao
  Guaduas | Cundinamarca | el río San Francisco | caña
  Inírida | Guainía | el río Guainía | piña
  Mitú | Vaupés | el río Vaupés | ají
`);

export const VALLEY: readonly Place[] = rows(`
  Tuluá | el Valle | el río Tuluá | caña | San Antonio
  Buga | el Valle | el río Guadalajara | soya | Siloé
  Palmira | el Valle | el río Nima | caña | Obrero
  Cartago | el Valle | el río La Vieja | maíz | San Nicolás
  Buenaventura | el Valle | el río Dagua | naidí | Granada
  Jamundí | el Valle | el río Jamundí | arroz | Alameda
  Yumbo | el Valle | el río Yumbo | mandarina | Terrón Colorado
  Sevilla | el Valle | el río San Marcos | café | Meléndez
  Caicedonia | el Valle | el río Barragán | plátano | El Peñón
  Roldanillo | el Valle | el río Roldanillo | uva | Juanambú
  Zarzal | el Valle | el río La Paila | caña | Mojica
  La Unión | el Valle | el río Cauca | uva | El Vergel
  Dagua | el Valle | el río Dagua | piña | Ciudad Jardín
  Florida | el Valle | el río Frayle | mora | Pance
  Pradera | el Valle | el río Bolo | caña | Normandía
  Candelaria | el Valle | el río Párraga | maracuyá | San Fernando
  Ginebra | el Valle | el río Guabas | tomate | Calima
  Guacarí | el Valle | el río Sonso | guayaba | Floralia
  Restrepo | el Valle | el río Bravo | piña | La Flora
  Trujillo | el Valle | el río Culebras | café | Vipasa
`);
