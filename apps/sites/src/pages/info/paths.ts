/** Paths of information pages that texts of others link to. Every brand has them. @see B19 */
export const FAQ_PATH = '/preguntas-frecuentes/';
export const ADVERTISING_PATH = '/paute-con-nosotros/';
export const JOBS_PATH = '/trabaje-con-nosotros/';
