import { slugify } from 'rotativa/domain';
import type { SeedStory } from '../../types.ts';

const DAY = 24 * 60;

/** A candidate of the regional elections: people, parties and polls are invented. */
interface Candidate {
  readonly section: 'candidatos-gobernaciones' | 'candidatos-alcaldias';
  readonly office: string;
  readonly name: string;
  readonly party: string;
  readonly portrait: `retrato-${number}`;
  readonly headline: string;
  readonly standfirst: string;
  readonly body: readonly string[];
}

const CANDIDATES: readonly Candidate[] = [
  {
    section: 'candidatos-gobernaciones',
    office: 'Gobernación de Bolívar',
    name: 'Manuela Tapia',
    party: 'Orilla Común',
    portrait: 'retrato-64',
    headline: 'Manuela Tapia, la campesina con título de tierra que quiere gobernar Bolívar por cuencas',
    standfirst:
      'Reunió 61.000 firmas en las veredas de los Montes de María y promete que ningún contrato de agua se firmará sin la junta del pueblo.',
    body: [
      'Guarda las planillas de firmas donde guardó el título de su parcela: en una bolsa de arroz. A los 67 años dice que las obras no se caen en la región por falta de plata, sino por falta de quien conteste el teléfono.',
      'Su programa divide el departamento en cinco cuencas, cada una con presupuesto y veeduría. Sus rivales le reprochan que no haya dirigido una entidad; ella responde que la cosecha de ñame también se hace con cuadrilla y cuaderno.',
    ],
  },
  {
    section: 'candidatos-gobernaciones',
    office: 'Gobernación de Boyacá',
    name: 'Don Misael Pirabán',
    party: 'Minga por la Tierra',
    portrait: 'retrato-66',
    headline: 'El papero de Ventaquemada que llegó al tarjetón de Boyacá sin una sola valla',
    standfirst:
      'Don Misael Pirabán hace campaña en las filas de los camiones, a las cuatro de la mañana, cuando sus votantes no tienen afán.',
    body: [
      'A las cuatro de la mañana, en la fila de los camiones de Ventaquemada, el candidato no reparte volantes: ayuda a cargar bultos. Dice que allí se conversa mejor, porque los que esperan no pueden irse.',
      'Quiere que el departamento compre a las cooperativas la mitad de la comida escolar y que publique cada mes lo que paga. No acepta aportes superiores a un salario mínimo; por eso su gerente de campaña es también su conductor y su cuñado.',
    ],
  },
  {
    section: 'candidatos-gobernaciones',
    office: 'Gobernación de Cundinamarca',
    name: 'Ofelia Cárdenas',
    party: 'A la Medida',
    portrait: 'retrato-35',
    headline: 'Ofelia Cárdenas toma medidas: la modista que aspira a la Gobernación de Cundinamarca',
    standfirst:
      'Mide los pueblos antes de prometer obras y lleva la cinta al cuello en los debates. Tres partidos pequeños la respaldan.',
    body: [
      'Toma treinta y cuatro medidas antes de cortar una chaqueta, y otras tantas antes de hablar de un municipio: cuánto tarda el bus, cuánto cuesta la droga, a qué distancia queda la urgencia más cercana.',
      'Su propuesta más discutida obliga a contratar en la provincia los uniformes de las entidades del departamento. Los gremios la llaman romántica; los talleres de Soacha y Fusagasugá ya hicieron las cuentas.',
    ],
  },
  {
    section: 'candidatos-alcaldias',
    office: 'Alcaldía de Turbaco',
    name: 'Keyla Cassiani',
    party: 'Guardia Arriba',
    portrait: 'retrato-36',
    headline: 'Keyla Cassiani entrena por la mañana y por la tarde hace campaña en Turbaco',
    standfirst:
      'La boxeadora inscribió su nombre con 8.200 firmas y un programa escrito en el gimnasio, entre dos asaltos y una libreta.',
    body: [
      'El comité queda en el mismo gimnasio donde entrena, y los voluntarios doblan volantes al pie del cuadrilátero. La agenda se detiene a las cinco: a esa hora llegan los niños y el salón es de ellos.',
      'Promete seis canchas con luz, una comisaría que abra de noche y un horario de agua que se pueda creer. Sus contrincantes dudan de que alcance el tiempo; ella recuerda que ha peleado doce asaltos con una mano lesionada.',
    ],
  },
  {
    section: 'candidatos-alcaldias',
    office: 'Alcaldía de Sonsón',
    name: 'Don Gildardo Ocampo',
    party: 'Poda Ciudadana',
    portrait: 'retrato-65',
    headline: 'Don Gildardo Ocampo propone podar los gastos de Sonsón como podó sus aguacates',
    standfirst:
      'Cortó cuatrocientos árboles cuando le decían loco. Ahora quiere cortar los contratos que el municipio firma en diciembre y paga en enero.',
    body: [
      'Llega a los debates con tijeras de podar y una tabla de precios. La propuesta que lo hizo conocido cabe en una frase: ningún contrato después del 15 de noviembre, salvo que se caiga un puente.',
      'Los académicos elogian el cálculo y dudan del candidato, que no ha ocupado un cargo público. “Al árbol tampoco le pedí permiso”, responde, “pero le expliqué con tiza por dónde iba el corte”.',
    ],
  },
  {
    section: 'candidatos-alcaldias',
    office: 'Alcaldía de Cali',
    name: 'Hernando Copete',
    party: 'Silla Vecina',
    portrait: 'retrato-63',
    headline: 'Hernando Copete, el peluquero de las dos sillas que quiere sentar a Cali a conversar',
    standfirst:
      'En su peluquería se sientan juntos los hinchas de los dos equipos. De allí salió una candidatura que suma 54.000 firmas.',
    body: [
      'La peluquería tiene una silla roja y otra verde, y una sola regla: el que se sienta escucha hasta que le quiten la capa. Allí se redactó, en hojas de cuaderno, un programa de andenes, árboles y horarios de biblioteca.',
      'No tiene concejales ni antecedentes, dos cosas que sus seguidores exhiben por igual. Su rival más cercano le preguntó en un debate cuánto cuesta la nómina municipal; la sabía al centavo.',
    ],
  },
];

/** The candidates of the regional elections. @see B17 */
export const CANDIDATOS: readonly SeedStory[] = CANDIDATES.map(
  ({ section, office, name, party, portrait, headline, standfirst, body }, at) => ({
    brand: 'weekly',
    slug: slugify(headline),
    sections: [`/elecciones/${section}`, '/elecciones'],
    kicker: office,
    headline,
    standfirst,
    by: at % 2 ? [] : ['mariana-cifuentes-uribe'],
    ago: 12 * DAY + at * 97,
    tags: ['Elecciones', party],
    picture: { id: portrait, caption: `${name}, de ${party}.`, credit: 'Semanario' },
    body: [...body],
  }),
);
