import type { SeedCollection } from '../content-types.ts';
import { RURAL_SECTIONS } from './rural/collections.ts';
import { CANDIDATOS } from './weekly/candidatos.ts';

const WEEKLY: SeedCollection[] = [
  {
    id: 'weekly-candidatos',
    brand: 'weekly',
    title: 'Candidatos',
    slugs: CANDIDATOS.map(({ slug }) => slug),
  },
  {
    id: 'weekly-portada',
    brand: 'weekly',
    title: 'Portada',
    slugs: [
      'once-contratos-reforma-al-agua',
      'guajira-pozo-once-anos',
      'salario-minimo-mesa-diferencia',
      'gobernadores-carta-regalias',
      'presupuesto-hueco-trece-billones',
      'ciclista-boyaca-vuelta-cronica-ascenso',
      'centros-datos-sabana-agua-energia',
      'novela-perdida-mompox-archivo',
    ],
  },
  {
    id: 'weekly-lo-ultimo',
    brand: 'weekly',
    title: 'Encuentra aquí lo último',
    slugs: [
      'derrumbe-via-llano-cierre-indefinido',
      'en-vivo-debate-reforma-agua-senado',
      'semanario-noticias-resumen-manana',
      'confidencial-silla-vacia-consejo-ministros',
      'cuentas-votos-senado-reforma',
    ],
  },
  {
    id: 'weekly-en-esta-edicion',
    brand: 'weekly',
    title: 'En esta edición',
    slugs: [
      'perfil-ministro-interior-lizcano',
      'fiscalia-red-titulos-universitarios-falsos',
      'energia-racionamiento-embalses-subasta',
      'canal-seco-america-central-rivales',
      'citas-medicas-especialista-espera-mapa',
      'especial-rio-magdalena-mil-quinientos-kilometros',
    ],
  },
  {
    id: 'weekly-mas-leidos',
    brand: 'weekly',
    title: 'Lo más leído',
    slugs: [
      'once-contratos-reforma-al-agua',
      'estafas-voz-clonada-como-protegerse',
      'ciclista-boyaca-vuelta-cronica-ascenso',
      'manual-para-romper-un-quorum',
      'ajiaco-santafereno-tres-papas',
      'derrumbe-via-llano-cierre-indefinido',
      'salario-minimo-mesa-diferencia',
      'confidencial-encuesta-guardada-cajon',
      'mascotas-herencia-testamento-perros',
      'vivienda-tasas-ventas-recuperacion',
      'final-liga-femenina-taquilla-record',
      'vacuna-dengue-laboratorio-publico-ensayo',
      'torta-de-natas-abuela-buga',
      'ajedrez-san-basilio-nina-gran-maestra',
      'turismo-cinco-pueblos-puente-bus',
    ],
  },
  {
    id: 'weekly-opinion',
    brand: 'weekly',
    title: 'Opinión',
    slugs: [
      'el-sobre-de-manila',
      'la-urgencia-y-la-ley',
      'la-patria-de-las-dos-llaves',
      'la-cuenta-de-la-tienda',
      'manual-para-romper-un-quorum',
      'en-defensa-de-la-tutela',
      'lo-que-ensenan-los-patios',
      'los-puertos-sin-rio',
    ],
  },
  {
    id: 'weekly-tv',
    brand: 'weekly',
    title: 'Semanario TV',
    slugs: [
      'la-hora-franca-ministra-hacienda-responde',
      'el-debate-reforma-agua-dos-senadores',
      'mesa-de-economia-salario-minimo-explicado',
      'a-fondo-adentro-reclusion-teatro',
      'viral-pirazan-vaca-etapa-llegada',
      'sin-libreto-emiro-palencia-rio',
    ],
  },
  {
    id: 'weekly-exterior',
    brand: 'weekly',
    title: 'Para quienes leen desde el exterior',
    slugs: ['semanario-noticias-resumen-manana', 'vecinos-sin-carros-cuadra-kennedy-video'],
  },
];

const DAILY: SeedCollection[] = [
  {
    id: 'daily-portada',
    brand: 'daily',
    title: 'Portada',
    slugs: [
      'mio-rutas-cambios-lunes-troncal-oriental',
      'captura-mar-extorsion-buenaventura',
      'feria-de-cali-programacion-salsodromo',
      'clasico-dos-hinchadas-pascual-previa',
      'buenaventura-muelle-pesquero-inauguracion',
      'rio-cali-sin-espuma',
      'hospital-oriente-camas-cuidado-intermedio',
      'concejo-presupuesto-cali-debate',
    ],
  },
  {
    id: 'daily-lo-ultimo',
    brand: 'daily',
    title: 'Última hora',
    slugs: [
      'mio-rutas-cambios-lunes-troncal-oriental',
      'captura-mar-extorsion-buenaventura',
      'video-desvios-troncal-oriental-recorrido',
      'feria-de-cali-programacion-salsodromo',
      'incendio-bodega-reciclaje-san-nicolas',
      'pico-y-placa-cali-diciembre',
      'cortes-agua-cali-semana',
      'prima-diciembre-como-usarla-valle',
    ],
  },
  {
    id: 'daily-mas-leidos',
    brand: 'daily',
    title: 'Lo más leído',
    slugs: [
      'pico-y-placa-cali-diciembre',
      'clasico-dos-hinchadas-pascual-previa',
      'robo-bicicletas-mapa-cali-recuperadas',
      'prima-diciembre-como-usarla-valle',
      'carta-a-un-parlante',
      'cortes-agua-cali-semana',
      'loterias-valle-resultados-miercoles',
      'tulua-vivero-hospital-plantas-medicinales',
      'serie-salsa-caleta-elenco-local',
      'libreria-de-segunda-reto-silencio',
      'colegios-jornada-unica-comunas-ladera',
      'empleo-cali-octubre-contact-center-construccion',
      'deportivo-cali-cantera-convenio-ladera',
      'festival-petronio-cocina-pacifico-sabores',
      'cartago-bordadoras-denominacion-origen',
    ],
  },
  {
    id: 'daily-especiales',
    brand: 'daily',
    title: 'Especiales',
    slugs: [
      'el-corazon-de-la-salud-cirugia-bebe',
      'especial-clasificados-historias-avisos',
      'ensayos-salsodromo-barrio-obrero',
    ],
  },
];

const WOMEN: SeedCollection[] = [
  {
    id: 'women-portada',
    brand: 'women',
    title: 'Portada',
    slugs: [
      'directora-orquesta-silvana-restrepo',
      'seda-timbio-tejedoras',
      'canas-cincuenta-decision',
      'sastreria-femenina-bogota-taller',
      'casa-taller-ceramista-barichara',
      'dormir-mejor-menopausia',
      'club-nadadoras-embalse-guatape',
      'vestidos-novia-segunda-vez',
    ],
  },
  {
    id: 'women-lo-ultimo',
    brand: 'women',
    title: 'Lo último',
    slugs: [
      'video-silvana-restrepo-ensayo-silencio',
      'galeria-semana-moda-medellin',
      'protector-solar-ocho-mitos',
      'sastreria-femenina-bogota-taller',
      'la-amiga-que-se-va',
    ],
  },
  {
    id: 'women-mas-leidos',
    brand: 'women',
    title: 'Lo más leído',
    slugs: [
      'canas-cincuenta-decision',
      'cuidar-a-la-madre-manual-hijas',
      'dormir-mejor-menopausia',
      'ceviche-chontaduro-mango-biche',
      'lo-que-callamos-en-la-mesa',
    ],
  },
  {
    id: 'women-belleza',
    brand: 'women',
    title: 'Belleza',
    slugs: [
      'protector-solar-ocho-mitos',
      'canas-cincuenta-decision',
      'perfumes-artesanales-flores-nativas',
      'rutina-minima-tres-productos',
    ],
  },
];

const MEN: SeedCollection[] = [
  {
    id: 'men-portada',
    brand: 'men',
    title: 'Portada',
    slugs: [
      'boxeadora-keyla-cassiani-entrevista',
      'trece-horas-camion-la-linea',
      'alpinista-luisa-benavides-sierra-entrevista',
      'relojes-mecanicos-relojero-pasaje-rivas',
      'bares-sin-celular-conversacion-moda',
      'moto-bogota-tierra-fuego-padre-hijo',
      'billar-tres-bandas-campeon-armenia',
      'peliculas-colombianas-no-vio-temporada',
    ],
  },
  {
    id: 'men-lo-ultimo',
    brand: 'men',
    title: 'Lo último',
    slugs: [
      'video-keyla-cassiani-cinco-kilometros',
      'viral-oso-anteojos-panaderia-gacheta',
      'bares-sin-celular-conversacion-moda',
      'video-camion-la-linea-madrugada',
      'billar-tres-bandas-campeon-armenia',
    ],
  },
  {
    id: 'men-relatos',
    brand: 'men',
    title: 'Relatos',
    slugs: [
      'ultimo-bus-a-magangue',
      'el-hombre-que-cose-guantes',
      'trece-horas-camion-la-linea',
      'mi-semana-de-celador',
      'carta-al-hijo-que-maneja',
      'contra-los-hombres-que-explican-el-vino',
    ],
  },
  {
    id: 'men-mas-leidos',
    brand: 'men',
    title: 'Lo más visto',
    slugs: [
      'viral-oso-anteojos-panaderia-gacheta',
      'boxeadora-keyla-cassiani-entrevista',
      'zapatos-hechos-a-mano-bucaramanga',
      'series-para-no-dormir-diciembre',
      'motor-electrico-clasico-conversion-taller',
    ],
  },
];

const FORUMS: SeedCollection[] = [
  {
    id: 'forums-portada',
    brand: 'forums',
    title: 'Portada',
    slugs: [
      'foro-agua-ciudades-futuro',
      'seguimiento-acuerdos-foros-tablero',
      'foro-inteligencia-artificial-empleo',
      'foro-energia-guajira-relatoria',
      'convocatoria-ponentes-jovenes-beca',
    ],
  },
  {
    id: 'forums-proximos',
    brand: 'forums',
    title: 'Próximos foros',
    slugs: [
      'foro-agua-ciudades-futuro',
      'foro-inteligencia-artificial-empleo',
      'foro-salud-regiones-apartadas',
      'foro-trenes-regionales-cali',
    ],
  },
  {
    id: 'forums-imperdibles',
    brand: 'forums',
    title: 'Momentos imperdibles',
    slugs: [
      'video-maestra-doris-chapal-lista',
      'video-panel-energia-vecina',
      'foro-cultura-economia-creativa-cartagena',
    ],
  },
  {
    id: 'forums-lo-ultimo',
    brand: 'forums',
    title: 'Lo último',
    slugs: [
      'foro-agua-ciudades-futuro',
      'convocatoria-ponentes-jovenes-beca',
      'foro-inteligencia-artificial-empleo',
      'seguimiento-acuerdos-foros-tablero',
      'foro-salud-regiones-apartadas',
    ],
  },
  {
    id: 'forums-mas-leidos',
    brand: 'forums',
    title: 'Lo más leído',
    slugs: [
      'video-maestra-doris-chapal-lista',
      'foro-energia-guajira-relatoria',
      'seguimiento-acuerdos-foros-tablero',
      'foro-puertos-barranquilla-logistica',
      'foro-educacion-rural-pasto-conclusiones',
    ],
  },
];

const RURAL: SeedCollection[] = [
  {
    id: 'rural-portada',
    brand: 'rural',
    title: 'Portada',
    slugs: [
      'papa-boyaca-precio-siembra-escalonada',
      'cafe-huila-taza-noventa-puntos',
      'silvopastoril-caqueta-sombra-litros',
      'cacao-tumaco-fermentacion-cooperativa',
      'cosecha-agua-lluvia-reservorio',
      'mujeres-queseras-ubate-marca-propia',
      'sensores-baratos-invernadero-tomate-boyaca',
      'aguacate-hass-sonson-poda-calibre',
    ],
  },
  {
    id: 'rural-lo-ultimo',
    brand: 'rural',
    title: 'Lo último',
    slugs: [
      'precios-semana-centrales',
      'papa-boyaca-precio-siembra-escalonada',
      'precios-insumos-fertilizantes-comparacion',
      'aguacate-hass-sonson-poda-calibre',
      'sensores-baratos-invernadero-tomate-boyaca',
    ],
  },
  {
    id: 'rural-mas-leidos',
    brand: 'rural',
    title: 'Lo más leído',
    slugs: [
      'precios-semana-centrales',
      'cosecha-agua-lluvia-reservorio',
      'ensilaje-verano-cinco-recetas',
      'roya-variedades-renovar-cafetal-cuando',
      'lo-que-cabe-en-un-jornal',
    ],
  },
  {
    id: 'rural-precios',
    brand: 'rural',
    title: 'Precios de hoy',
    slugs: ['precios-semana-centrales', 'precios-insumos-fertilizantes-comparacion'],
  },
];

export const COLLECTIONS: SeedCollection[] = [
  ...WEEKLY,
  ...DAILY,
  ...WOMEN,
  ...MEN,
  ...FORUMS,
  ...RURAL,
  ...RURAL_SECTIONS,
];
