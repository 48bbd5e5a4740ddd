/**
 * The departments of Colombia and their municipalities, after the DIVIPOLA codes of the national statistics office
 * (DANE). Made from the npm package colombia-cities 1.0.0 (MIT); its missing accents and capitals are corrected here.
 * One line is a department, its names divided by semicolons.
 */
const TABLE: readonly (readonly [string, string])[] = [
  [
    'Amazonas',
    'El Encanto;La Chorrera;La Pedrera;La Victoria;Leticia;Miriti - Paraná;Puerto Alegría;Puerto Arica;Puerto Nariño;Puerto Santander;Tarapacá',
  ],
  [
    'Antioquia',
    'Abejorral;Abriaquí;Alejandría;Amaga;Amalfi;Andes;Angelopolis;Angostura;Anorí;Anza;Apartadó;Arboletes;Argelia;Armenia;Barbosa;Bello;Belmira;Betania;Betulia;Briceño;Buriticá;Cáceres;Caicedo;Caldas;Campamento;Cañasgordas;Caracolí;Caramanta;Carepa;Carmen de Viboral;Carolina;Caucasia;Chigorodó;Cisneros;Ciudad Bolívar;Cocorná;Concepción;Concordia;Copacabana;Dabeiba;Don Matias;Ebéjico;El Bagre;Entrerrios;Envigado;Fredonia;Frontino;Giraldo;Girardota;Gómez Plata;Granada;Guadalupe;Guarne;Guatape;Heliconia;Hispania;Itagüí;Ituango;Jardín;Jericó;La Ceja;La Estrella;La Pintada;La Unión;Liborina;Maceo;Marinilla;Medellín;Montebello;Murindó;Mutata;Nariño;Nechí;Necoclí;Olaya;Peñol;Peque;Pueblorrico;Puerto Berrío;Puerto Nare;Puerto Triunfo;Remedios;Retiro;Rionegro;Sabanalarga;Sabaneta;Salgar;San Andrés;San Carlos;San Francisco;San Jerónimo;San José de la Montaña;San Juan de Urabá;San Luis;San Pedro;San Pedro de Urabá;San Rafael;San Roque;San Vicente;Santa Barbara;Santa Rosa de Osos;Santafé de Antioquia;Santo Domingo;Santuario;Segovia;Sonsón;Sopetrán;Támesis;Tarazá;Tarso;Titiribí;Toledo;Turbo;Uramita;Urrao;Valdivia;Valparaiso;Vegachí;Venecia;Vigía del Fuerte;Yalí;Yarumal;Yolombó;Yondó;Zaragoza',
  ],
  ['Arauca', 'Arauca;Arauquita;Cravo Norte;Fortul;Puerto Rondón;Saravena;Tame'],
  [
    'Atlántico',
    'Baranoa;Barranquilla;Campo de la Cruz;Candelaria;Galapa;Juan de Acosta;Luruaco;Malambo;Manati;Palmar de Varela;Piojó;Polonuevo;Ponedera;Puerto Colombia;Repelón;Sabanagrande;Sabanalarga;Santa Lucia;Santo Tomas;Soledad;Suan;Tubara;Usiacuri',
  ],
  ['Bogotá D.C.', 'Bogotá D.C.'],
  [
    'Bolívar',
    'Achí;Altos del Rosario;Arenal;Arjona;Arroyohondo;Barranco de Loba;Calamar;Cantagallo;Carmen de Bolívar;Cartagena;Cicuco;Clemencia;Córdoba;El Guamo;El Peñón;Hatillo de Loba;Magangué;Mahates;Margarita;María la Baja;Mompós;Montecristo;Morales;Pinillos;Regidor;Río Viejo;San Cristobal;San Estanislao;San Fernando;San Jacinto;San Jacinto del Cauca;San Juan Nepomuceno;San Martín de Loba;San Pablo;Santa Catalina;Santa Rosa de Lima;Santa Rosa del Sur;Simití;Soplaviento;Talaigua Nuevo;Tiquisio;Turbaco;Turbana;Villanueva;Zambrano',
  ],
  [
    'Boyacá',
    'Almeida;Aquitania;Arcabuco;Belén;Berbeo;Betéitiva;Boavita;Boyacá;Briceño;Buenavista;Busbanzá;Caldas;Campohermoso;Cerinza;Chinavita;Chiquinquirá;Chíquiza;Chiscas;Chita;Chitaraque;Chivatá;Chivor;Ciénega;Cómbita;Coper;Corrales;Covarachía;Cubará;Cucaita;Cuítiva;Duitama;El Cocuy;El Espino;Firavitoba;Floresta;Gachantivá;Gameza;Garagoa;Guacamayas;Guateque;Guayatá;Güicán;Iza;Jenesano;Jericó;La Capilla;La Uvita;La Victoria;Labranzagrande;Macanal;Maripí;Miraflores;Mongua;Monguí;Moniquirá;Motavita;Muzo;Nobsa;Nuevo Colón;Oicatá;Otanche;Pachavita;Páez;Paipa;Pajarito;Panqueba;Pauna;Paya;Paz de Río;Pesca;Pisba;Puerto Boyacá;Quípama;Ramiriquí;Ráquira;Rondón;Saboyá;Sáchica;Samacá;San Eduardo;San José de Pare;San Luis de Gaceno;San Mateo;San Miguel de Sema;San Pablo Borbur;Santa María;Santa Rosa de Viterbo;Santa Sofía;Santana;Sativanorte;Sativasur;Siachoque;Soatá;Socha;Socotá;Sogamoso;Somondoco;Sora;Soracá;Sotaquirá;Susacón;Sutamarchán;Sutatenza;Tasco;Tenza;Tibaná;Tibasosa;Tinjacá;Tipacoque;Toca;Togüí;Tópaga;Tota;Tunja;Tununguá;Turmequé;Tuta;Tutazá;Úmbita;Ventaquemada;Villa de Leyva;Viracachá;Zetaquira',
  ],
  [
    'Caldas',
    'Aguadas;Anserma;Aranzazu;Belalcázar;Chinchina;Filadelfia;La Dorada;La Merced;Manizales;Manzanares;Marmato;Marquetalia;Marulanda;Neira;Norcasia;Pácora;Palestina;Pensilvania;Riosucio;Risaralda;Salamina;Samaná;San José;Supía;Victoria;Villamaría;Viterbo',
  ],
  [
    'Caquetá',
    'Albania;Belén de los Andaquíes;Cartagena del Chairá;Currillo;El Doncello;El Paujil;Florencia;La Montañita;Milán;Morelia;Puerto Rico;San José del Fragua;San Vicente del Caguán;Solano;Solita;Valparaiso',
  ],
  [
    'Casanare',
    'Aguazul;Chameza;Hato Corozal;La Salina;Maní;Monterrey;Nunchía;Orocué;Paz de Ariporo;Pore;Recetor;Sabanalarga;Sácama;San Luis de Palenque;Támara;Tauramena;Trinidad;Villanueva;Yopal',
  ],
  [
    'Cauca',
    'Almaguer;Argelia;Balboa;Bolívar;Buenos Aires;Cajibío;Caldono;Caloto;Corinto;El Tambo;Florencia;Guapi;Inzá;Jambalo;La Sierra;La Vega;Lopez;Mercaderes;Miranda;Morales;Padilla;Paez;Patía;Piamonte;Piendamo;Popayán;Puerto Tejada;Purace;Rosas;San Sebastián;Santa Rosa;Santander de Quilichao;Silvia;Sotara;Suarez;Sucre;Timbío;Timbiqui;Toribio;Totoro;Villa Rica',
  ],
  [
    'Cesar',
    'Aguachica;Agustín Codazzi;Astrea;Becerril;Bosconia;Chimichagua;Chiriguana;Curumaní;El Copey;El Paso;Gamarra;González;La Gloria;La Jagua de Ibirico;La Paz;Manaure;Pailitas;Pelaya;Pueblo Bello;Río de Oro;San Alberto;San Diego;San Martín;Tamalameque;Valledupar',
  ],
  [
    'Chocó',
    'Acandí;Alto Baudó;Atrato;Bagadó;Bahía Solano;Bajo Baudó;Belén de Bajira;Bojaya;Cantón de San Pablo;Carmen del Darién;Certegui;Condoto;El Carmen de Atrato;El Litoral del San Juan;Istmina;Juradó;Lloró;Medio Atrato;Medio Baudó;Medio San Juan;Nóvita;Nuquí;Quibdó;Río Frío;Rio Quito;Riosucio;San José del Palmar;Sipí;Tadó;Unguía;Unión Panamericana',
  ],
  [
    'Córdoba',
    'Ayapel;Buenavista;Canalete;Cereté;Chimá;Chinú;Ciénaga de Oro;Cotorra;La Apartada;Lorica;Los Córdobas;Momil;Montelíbano;Montería;Moñitos;Planeta Rica;Pueblo Nuevo;Puerto Escondido;Puerto Libertador;Purísima;Sahagún;San Andrés Sotavento;San Antero;San Bernardo del Viento;San Carlos;San Pelayo;Tierralta;Valencia',
  ],
  [
    'Cundinamarca',
    'Agua de Dios;Albán;Anapoima;Anolaima;Apulo;Arbeláez;Beltrán;Bituima;Bojacá;Cabrera;Cachipay;Cajicá;Caparrapí;Cáqueza;Carmen de Carupa;Chaguaní;Chía;Chipaque;Choachí;Chocontá;Cogua;Cota;Cucunubá;El Colegio;El Peñón;El Rosal;Facatativá;Fomeque;Fosca;Funza;Fúquene;Fusagasugá;Gachala;Gachancipá;Gacheta;Gama;Girardot;Granada;Guachetá;Guaduas;Guasca;Guataquí;Guatavita;Guayabal de Siquima;Guayabetal;Gutiérrez;Jerusalén;Junín;La Calera;La Mesa;La Palma;La Peña;La Vega;Lenguazaque;Macheta;Madrid;Manta;Medina;Mosquera;Nariño;Nemocón;Nilo;Nimaima;Nocaima;Pacho;Paime;Pandi;Paratebueno;Pasca;Puerto Salgar;Puli;Quebradanegra;Quetame;Quipile;Ricaurte;San Antonio de Tequendama;San Bernardo;San Cayetano;San Francisco;San Juan de Río Seco;Sasaima;Sesquilé;Sibaté;Silvania;Simijaca;Soacha;Sopó;Subachoque;Suesca;Supatá;Susa;Sutatausa;Tabio;Tausa;Tena;Tenjo;Tibacuy;Tibirita;Tocaima;Tocancipá;Topaipí;Ubalá;Ubaque;Ubate;Une;Útica;Venecia;Vergara;Vianí;Villagomez;Villapinzón;Villeta;Viotá;Yacopí;Zipacón;Zipaquirá',
  ],
  [
    'Guainía',
    'Barranco Mina;Cacahual;Inírida;La Guadalupe;Mapiripán;Morichal;Pana Pana;Puerto Colombia;San Felipe',
  ],
  ['Guaviare', 'Calamar;El Retorno;Miraflores;San José del Guaviare'],
  [
    'Huila',
    'Acevedo;Agrado;Aipe;Algeciras;Altamira;Baraya;Campoalegre;Colombia;Elías;Garzón;Gigante;Guadalupe;Hobo;Íquira;Isnos;La Argentina;La Plata;Nátaga;Neiva;Oporapa;Paicol;Palermo;Palestina;Pital;Pitalito;Rivera;Saladoblanco;San Agustín;Santa María;Suaza;Tarqui;Tello;Teruel;Tesalia;Timaná;Villavieja;Yaguará',
  ],
  [
    'La Guajira',
    'Albania;Barrancas;Dibulla;Distracción;El Molino;Fonseca;Hatonuevo;La Jagua del Pilar;Maicao;Manaure;Riohacha;San Juan del Cesar;Uribia;Urumita;Villanueva',
  ],
  [
    'Magdalena',
    'Algarrobo;Aracataca;Ariguaní;Cerro San Antonio;Chibolo;Ciénaga;Concordia;El Banco;El Piñón;El Retén;Fundación;Guamal;Nueva Granada;Pedraza;Pijiño del Carmen;Pivijay;Plato;Pueblo Viejo;Remolino;Sabanas de San Angel;Salamina;San Sebastián de Buenavista;San Zenón;Santa Ana;Santa Barbara de Pinto;Santa Marta;Sitionuevo;Tenerife;Zapayán;Zona Bananera',
  ],
  [
    'Meta',
    'Acacias;Barranca de Upía;Cabuyaro;Castilla la Nueva;Cumaral;El Calvario;El Castillo;El Dorado;Fuente de Oro;Granada;Guamal;La Macarena;La Uribe;Lejanías;Mapiripán;Mesetas;Puerto Concordia;Puerto Gaitán;Puerto Lleras;Puerto Lopez;Puerto Rico;Restrepo;San Carlos Guaroa;San Juan de Arama;San Juanito;San Luis de Cubarral;San Martín;Villavicencio;Vista Hermosa',
  ],
  [
    'Nariño',
    'Albán;Aldana;Ancuya;Arboleda;Barbacoas;Belén;Buesaco;Chachagui;Colón;Consaca;Contadero;Córdoba;Cuaspud;Cumbal;Cumbitara;El Charco;El Peñol;El Rosario;El Tablón de Gomez;El Tambo;Francisco Pizarro;Funes;Guachucal;Guaitarilla;Gualmatán;Iles;Imues;Ipiales;La Cruz;La Florida;La Llanada;La Tola;La Unión;Leiva;Linares;Los Andes;Magui;Mallama;Mosquera;Nariño;Olaya Herrera;Ospina;Pasto;Policarpa;Potosí;Providencia;Puerres;Pupiales;Ricaurte;Roberto Payán;Samaniego;San Bernardo;San Lorenzo;San Pablo;San Pedro de Cartago;Sandoná;Santa Barbara;Santa Cruz;Sapuyes;Taminango;Tangua;Tumaco;Tuquerres;Yacuanquer',
  ],
  [
    'Norte de Santander',
    'Abrego;Arboledas;Bochalema;Bucarasica;Cachirá;Cácota;Chinácota;Chitagá;Convención;Cúcuta;Cucutilla;Durania;El Carmen;El Tarra;El Zulia;Gramalote;Hacarí;Herrán;La Esperanza;La Playa;Labateca;Los Patios;Lourdes;Mutiscua;Ocaña;Pamplona;Pamplonita;Puerto Santander;Ragonvalia;Salazar;San Calixto;San Cayetano;Santiago;Sardinata;Silos;Teorama;Tibú;Toledo;Villa Caro;Villa del Rosario',
  ],
  [
    'Putumayo',
    'Colón;Mocoa;Orito;Puerto Asis;Puerto Caicedo;Puerto Guzmán;Puerto Leguizamo;San Francisco;San Miguel;Santiago;Sibundoy;Valle del Guamuez;Villa Garzón',
  ],
  [
    'Quindío',
    'Armenia;Buenavista;Calarca;Circasia;Córdoba;Filandia;Genova;La Tebaida;Montenegro;Pijao;Quimbaya;Salento',
  ],
  [
    'Risaralda',
    'Apía;Balboa;Belén de Umbría;Dosquebradas;Guática;La Celia;La Virginia;Marsella;Mistrató;Pereira;Pueblo Rico;Quinchía;Santa Rosa de Cabal;Santuario',
  ],
  ['San Andrés, Providencia y Santa Catalina', 'Providencia y Santa Catalina;San Andrés'],
  [
    'Santander',
    'Aguada;Albania;Aratoca;Barbosa;Barichara;Barrancabermeja;Betulia;Bolívar;Bucaramanga;Cabrera;California;Capitanejo;Carcasí;Cepitá;Cerrito;Charalá;Charta;Chima;Chipatá;Cimitarra;Concepción;Confines;Contratación;Coromoro;Curití;El Carmen de Chucurí;El Guacamayo;El Peñón;El Playón;Encino;Enciso;Florián;Floridablanca;Galán;Gambita;Girón;Guaca;Guadalupe;Guapotá;Guavatá;Güepsa;Hato;Jesús María;Jordán;La Belleza;La Paz;Landázuri;Lebrija;Los Santos;Macaravita;Málaga;Matanza;Mogotes;Molagavita;Ocamonte;Oiba;Onzaga;Palmar;Palmas del Socorro;Páramo;Piedecuesta;Pinchote;Puente Nacional;Puerto Parra;Puerto Wilches;Rionegro;Sabana de Torres;San Andrés;San Benito;San Gil;San Joaquín;San José de Miranda;San Miguel;San Vicente de Chucurí;Santa Bárbara;Santa Helena del Opón;Simacota;Socorro;Suaita;Sucre;Surata;Tona;Valle de San José;Vélez;Vetas;Villanueva;Zapatoca',
  ],
  [
    'Sucre',
    'Buenavista;Caimito;Chalán;Coloso;Corozal;Coveñas;El Roble;Galeras;Guaranda;La Unión;Los Palmitos;Majagual;Morroa;Ovejas;Palmito;Sampués;San Benito Abad;San Juan Betulia;San Marcos;San Onofre;San Pedro;Santiago de Tolú;Sincé;Sincelejo;Sucre;Tolú Viejo',
  ],
  [
    'Tolima',
    'Alpujarra;Alvarado;Ambalema;Anzoátegui;Armero;Ataco;Cajamarca;Carmen de Apicalá;Casabianca;Chaparral;Coello;Coyaima;Cunday;Dolores;Espinal;Falan;Flandes;Fresno;Guamo;Herveo;Honda;Ibagué;Icononzo;Lerida;Libano;Mariquita;Melgar;Murillo;Natagaima;Ortega;Palocabildo;Piedras;Planadas;Prado;Purificación;Rioblanco;Roncesvalles;Rovira;Saldaña;San Antonio;San Luis;Santa Isabel;Suárez;Valle de San Juan;Venadillo;Villahermosa;Villarrica',
  ],
  [
    'Valle del Cauca',
    'Alcalá;Andalucía;Ansermanuevo;Argelia;Bolívar;Buenaventura;Buga;Bugalagrande;Caicedonia;Cali;Calima;Candelaria;Cartago;Dagua;El Águila;El Cairo;El Cerrito;El Dovio;Florida;Ginebra;Guacarí;Jamundí;La Cumbre;La Unión;La Victoria;Obando;Palmira;Pradera;Restrepo;Riofrio;Roldanillo;San Pedro;Sevilla;Toro;Trujillo;Tuluá;Ulloa;Versalles;Vijes;Yotoco;Yumbo;Zarzal',
  ],
  ['Vaupés', 'Caruru;Mitú;Pacoa;Papunahua;Taraira;Yavaraté'],
  ['Vichada', 'Cumaribo;La Primavera;Puerto Carreño;Santa Rosalía'],
];

/** The departments in alphabetical order. */
export const DEPARTMENTS: readonly string[] = TABLE.map(([name]) => name);

/** The municipalities of a department in alphabetical order; none for an unknown one. */
export const citiesOf = (department: string): readonly string[] =>
  TABLE.find(([name]) => name === department)?.[1].split(';') ?? [];
