import type { NavigationItem, SiteProperties } from '../brand.ts';
import { item } from '../shared.ts';

const NEWS: readonly NavigationItem[] = [
  item('Entretenimiento', '/entretenimiento/'),
  item('Valle', '/valle/'),
  item('Colombia', '/colombia/'),
  item('Mundo', '/mundo/'),
  item('Tecnología', '/tecnologia/'),
  item('Turismo', '/turismo/'),
  item('Cultura', '/cultura/'),
  item('Bienestar', '/bienestar/'),
  item('Medio ambiente', '/medio-ambiente/'),
  item('Multimedia', '/multimedia/'),
  item('Información comercial', '/informacion-comercial/'),
  item('Cómo hacer', '/como-hacer/'),
  item('Loterías', '/loterias/'),
  item('Servicios', '/servicios/'),
];

const SPORTS: readonly NavigationItem[] = [
  item('América de Cali', '/deportes/america-de-cali/'),
  item('Deportivo Cali', '/deportes/deportivo-cali/'),
  item('Fútbol colombiano', '/deportes/futbol-colombiano/'),
  item('Ciclismo', '/deportes/ciclismo/'),
];

const CLASSIFIEDS: readonly NavigationItem[] = [
  item('Inmuebles', 'https://inmuebles.eldiario.example/'),
  item('Vehículos', 'https://vehiculos.eldiario.example/'),
  item('Empleos', 'https://empleos.eldiario.example/'),
  item('Publique por WhatsApp: 602 555 0175', 'https://wa.me/576025550175'),
];

const SPECIALS: readonly NavigationItem[] = [
  item('El corazón de la salud', '/el-corazon-de-la-salud/'),
  item('Río Cauca: el viaje', '/multimedia/rio-cauca-el-viaje/'),
  item('Cali, 75 años en portadas', '/multimedia/cali-75-anos-en-portadas/'),
];

/** The sticky bar. */
export const MAIN: readonly NavigationItem[] = [
  item('Inicio', '/'),
  item('Cali', '/cali/'),
  item('Licita', '/licita/'),
  item('Política', '/politica/'),
  item('Judicial', '/judicial/'),
  item('Deportes', '/deportes/', SPORTS),
  item('Opinión', '/opinion/'),
  item('Economía', '/economia/'),
  item('El Diario TV', '/el-pais-tv/'),
];

/** The groups that open from the bar. A group has no page, because its links belong to different sections. */
export const MORE: readonly NavigationItem[] = [
  item('Noticias', '', NEWS),
  item('Clasificados', '', CLASSIFIEDS),
  item('Especiales', '', SPECIALS),
];

/** The panel of the mobile menu: the same sections. */
export const MENU: readonly NavigationItem[] = [...MAIN, ...MORE];

export function footer({ termsConditionsStore, habeasData }: SiteProperties): NavigationItem[] {
  return [
    item('Términos de uso', termsConditionsStore),
    item('Política de tratamiento de datos', habeasData),
    item('Publicidad', '/paute-con-nosotros/'),
    item('Aviso de privacidad', '/aviso-de-privacidad/'),
    item('Política de riesgos', '/politica-de-riesgos/'),
    item('Política SAGRILAFT', '/politica-sagrilaft/'),
    item('Certificación ISSN', '/certificacion-issn/'),
    item('Canales de atención al cliente', '/ayuda/'),
    item('Trabaje con nosotros', '/trabaje-con-nosotros/'),
    item('Pódcast', '/podcasts/'),
    item('Edición impresa', '/impresa/'),
  ];
}
