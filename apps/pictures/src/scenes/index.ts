import { busCali } from './bus-cali.ts';
import { derrumbe } from './derrumbe.ts';
import { incendioBodega } from './incendio-bodega.ts';
import { reservorio } from './reservorio.ts';
import { siembraLuna } from './siembra-luna.ts';
import { techoLluvia } from './techo-lluvia.ts';
import { apiario } from './apiario.ts';
import { arepaHuevo } from './arepa-huevo.ts';
import { obraTroncal } from './obra-troncal.ts';
import { senado } from './senado.ts';
import type { SceneId } from '@rotativa/sandbox/seed/pictures';
import type { Scene } from '../scene.ts';
import { aeropuerto } from './aeropuerto.ts';
import { aguacateArbol } from './aguacate-arbol.ts';
import { amazonasRio } from './amazonas-rio.ts';
import { arquero } from './arquero.ts';
import { arrozalDron } from './arrozal-dron.ts';
import { auditorio } from './auditorio.ts';
import { aula } from './aula.ts';
import { auto } from './auto.ts';
import { barCaja } from './bar-caja.ts';
import { barranquillaCarnaval } from './barranquilla-carnaval.ts';
import { bellezaTocador } from './belleza-tocador.ts';
import { biblioteca } from './biblioteca.ts';
import { billar } from './billar.ts';
import { billetes } from './billetes.ts';
import { boda } from './boda.ts';
import { bogotaCerros } from './bogota-cerros.ts';
import { bogotaCiclovia } from './bogota-ciclovia.ts';
import { bogotaNoche } from './bogota-noche.ts';
import { bolsa } from './bolsa.ts';
import { boxeo } from './boxeo.ts';
import { buenaventuraPuerto } from './buenaventura-puerto.ts';
import { cabina } from './cabina.ts';
import { cacao } from './cacao.ts';
import { cafeGrano } from './cafe-grano.ts';
import { caliErmita } from './cali-ermita.ts';
import { caliRio } from './cali-rio.ts';
import { caliSalsa } from './cali-salsa.ts';
import { camperoTaller } from './campero-taller.ts';
import { carretera } from './carretera.ts';
import { cartagenaMuralla } from './cartagena-muralla.ts';
import { casaInterior } from './casa-interior.ts';
import { celular } from './celular.ts';
import { centroDatos } from './centro-datos.ts';
import { cerdosCorral } from './cerdos-corral.ts';
import { ceviche } from './ceviche.ts';
import { ciclistaMontana } from './ciclista-montana.ts';
import { cine } from './cine.ts';
import { cocinaAjiaco } from './cocina-ajiaco.ts';
import { cocinaArepa } from './cocina-arepa.ts';
import { comediante } from './comediante.ts';
import { concierto } from './concierto.ts';
import { congreso } from './congreso.ts';
import { copaBar } from './copa-bar.ts';
import { corbatas } from './corbatas.ts';
import { costura } from './costura.ts';
import { energiaEolica } from './energia-eolica.ts';
import { ensilajeFinca } from './ensilaje-finca.ts';
import { ensayoVacio } from './ensayo-vacio.ts';
import { estadio } from './estadio.ts';
import { estudioTv } from './estudio-tv.ts';
import { fabrica } from './fabrica.ts';
import { fincaCafetera } from './finca-cafetera.ts';
import { floresCultivo } from './flores-cultivo.ts';
import { futbolGol } from './futbol-gol.ts';
import { galletas } from './galletas.ts';
import { guantes } from './guantes.ts';
import { hospital } from './hospital.ts';
import { incendio } from './incendio.ts';
import { juzgado } from './juzgado.ts';
import { laboratorio } from './laboratorio.ts';
import { lecheOrdeno } from './leche-ordeno.ts';
import { libros } from './libros.ts';
import { limonesHuerto } from './limones-huerto.ts';
import { llanoGanado } from './llano-ganado.ts';
import { lluvia } from './lluvia.ts';
import { madreHija } from './madre-hija.ts';
import { medellinLadera } from './medellin-ladera.ts';
import { mercadoPlaza } from './mercado-plaza.ts';
import { metroObra } from './metro-obra.ts';
import { microfono } from './microfono.ts';
import { migrantes } from './migrantes.ts';
import { mochilas } from './mochilas.ts';
import { modaPasarela } from './moda-pasarela.ts';
import { motocicleta } from './motocicleta.ts';
import { museo } from './museo.ts';
import { nadadoras } from './nadadoras.ts';
import { nevado } from './nevado.ts';
import { orquesta } from './orquesta.ts';
import { oso } from './oso.ts';
import { pacificoSelva } from './pacifico-selva.ts';
import { panelDebate } from './panel-debate.ts';
import { papaCosecha } from './papa-cosecha.ts';
import { papaCultivo } from './papa-cultivo.ts';
import { paramoFrailejones } from './paramo-frailejones.ts';
import { partitura } from './partitura.ts';
import { perfume } from './perfume.ts';
import { perroGato } from './perro-gato.ts';
import { playa } from './playa.ts';
import { plazaBolivar } from './plaza-bolivar.ts';
import { policia } from './policia.ts';
import { reloj } from './reloj.ts';
import { relojeroMesa } from './relojero-mesa.ts';
import { represa } from './represa.ts';
import { restaurante } from './restaurante.ts';
import { teatro } from './teatro.ts';
import { terminalBus } from './terminal-bus.ts';
import { tractorCampo } from './tractor-campo.ts';
import { transmilenio } from './transmilenio.ts';
import { tren } from './tren.ts';
import { tribunaForo } from './tribuna-foro.ts';
import { trote } from './trote.ts';
import { urnaVotacion } from './urna-votacion.ts';
import { valleCana } from './valle-cana.ts';
import { yoga } from './yoga.ts';
import { zapatos } from './zapatos.ts';
import { zurcido } from './zurcido.ts';

/** Every scene of the catalogue. The compiler reports missing ones. */
export const SCENE_DRAWINGS: Record<SceneId, Scene> = {
  aeropuerto,
  'aguacate-arbol': aguacateArbol,
  'amazonas-rio': amazonasRio,
  arquero,
  'arrozal-dron': arrozalDron,
  auditorio,
  aula,
  auto,
  'bar-caja': barCaja,
  'barranquilla-carnaval': barranquillaCarnaval,
  'belleza-tocador': bellezaTocador,
  biblioteca,
  billar,
  billetes,
  boda,
  'bogota-cerros': bogotaCerros,
  'bogota-ciclovia': bogotaCiclovia,
  'bogota-noche': bogotaNoche,
  bolsa,
  boxeo,
  'buenaventura-puerto': buenaventuraPuerto,
  cabina,
  cacao,
  'cafe-grano': cafeGrano,
  'cali-ermita': caliErmita,
  'cali-rio': caliRio,
  'cali-salsa': caliSalsa,
  'campero-taller': camperoTaller,
  carretera,
  'cartagena-muralla': cartagenaMuralla,
  'casa-interior': casaInterior,
  celular,
  'centro-datos': centroDatos,
  'cerdos-corral': cerdosCorral,
  ceviche,
  'ciclista-montana': ciclistaMontana,
  cine,
  'cocina-ajiaco': cocinaAjiaco,
  'cocina-arepa': cocinaArepa,
  comediante,
  concierto,
  congreso,
  'copa-bar': copaBar,
  corbatas,
  costura,
  'energia-eolica': energiaEolica,
  'ensayo-vacio': ensayoVacio,
  'ensilaje-finca': ensilajeFinca,
  estadio,
  'estudio-tv': estudioTv,
  fabrica,
  'finca-cafetera': fincaCafetera,
  'flores-cultivo': floresCultivo,
  'futbol-gol': futbolGol,
  galletas,
  guantes,
  hospital,
  incendio,
  juzgado,
  laboratorio,
  'leche-ordeno': lecheOrdeno,
  libros,
  'limones-huerto': limonesHuerto,
  'llano-ganado': llanoGanado,
  lluvia,
  'madre-hija': madreHija,
  'medellin-ladera': medellinLadera,
  'mercado-plaza': mercadoPlaza,
  'metro-obra': metroObra,
  microfono,
  migrantes,
  mochilas,
  'moda-pasarela': modaPasarela,
  motocicleta,
  museo,
  nadadoras,
  nevado,
  orquesta,
  oso,
  'pacifico-selva': pacificoSelva,
  'panel-debate': panelDebate,
  'papa-cosecha': papaCosecha,
  'papa-cultivo': papaCultivo,
  'paramo-frailejones': paramoFrailejones,
  partitura,
  perfume,
  'perro-gato': perroGato,
  playa,
  'plaza-bolivar': plazaBolivar,
  policia,
  reloj,
  'relojero-mesa': relojeroMesa,
  represa,
  restaurante,
  'siembra-luna': siembraLuna,
  teatro,
  'terminal-bus': terminalBus,
  'tractor-campo': tractorCampo,
  transmilenio,
  tren,
  'tribuna-foro': tribunaForo,
  trote,
  'urna-votacion': urnaVotacion,
  'valle-cana': valleCana,
  yoga,
  zapatos,
  zurcido,
  'bus-cali': busCali,
  derrumbe,
  'incendio-bodega': incendioBodega,
  reservorio,
  'techo-lluvia': techoLluvia,
  apiario,
  senado,
  'obra-troncal': obraTroncal,
  'arepa-huevo': arepaHuevo,
};
