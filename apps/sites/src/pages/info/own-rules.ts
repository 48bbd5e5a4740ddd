import type { FamilyKey } from 'rotativa/themes';
import type { InfoSection } from './words.ts';

/** The terms that only one brand needs, for what only it does. @see B19 */
export const OWN_RULES: Readonly<Record<FamilyKey, readonly InfoSection[]>> = {
  weekly: [
    {
      heading: 'Programas y transmisiones',
      paragraphs: [
        'Los programas se pueden ver sin suscripción. Se pueden incluir en otro sitio con el reproductor que se ofrece para ello; no se permite grabarlos ni volver a emitirlos. Las opiniones de los invitados son de quien las dice.',
      ],
    },
  ],
  daily: [
    {
      heading: 'Clasificados y servicios',
      items: [
        'Quien publica un aviso clasificado responde por lo que ofrece. El diario retira los avisos falsos o que discriminan, y no interviene en los negocios entre particulares.',
        'Los resultados de loterías y los horarios de servicios se publican como información. Antes de cobrar un premio vale la lista oficial de cada lotería.',
      ],
    },
    {
      heading: 'Entrega del ejemplar impreso',
      paragraphs: [
        'El diario se entrega en las zonas que se muestran al comprar. Un reclamo hecho antes del mediodía se resuelve el mismo día.',
      ],
    },
  ],
  women: [
    {
      heading: 'Productos que se recomiendan',
      paragraphs: [
        'Las recomendaciones de moda y belleza son de la redacción. Si un enlace a una tienda deja una comisión, la nota lo dice al comienzo. Los consejos de bienestar no reemplazan una consulta médica.',
      ],
    },
  ],
  men: [
    {
      heading: 'Solo para mayores de edad',
      paragraphs: [
        'Este sitio es para personas de 18 años o más y pregunta la edad al entrar. Quienes aparecen en sus fotografías y relatos son adultos y autorizaron la publicación; se puede pedir que una imagen propia se retire.',
      ],
    },
  ],
  forums: [
    {
      heading: 'Inscripciones y asistencia',
      items: [
        'La inscripción es personal. Si el cupo está completo se abre una lista de espera, y quien no pueda asistir debe avisar para ceder el puesto.',
        'En los foros se toman fotografías y se transmite en directo. Quien no quiera aparecer puede pedir un lugar fuera de cámara en la entrada.',
        'Los patrocinadores se anuncian al comienzo de cada foro y no participan en la agenda ni en las preguntas.',
      ],
    },
  ],
  rural: [
    {
      heading: 'Precios, clima y consejos',
      paragraphs: [
        'Los precios de las centrales de abasto y de las subastas son de referencia: cambian según la calidad, el lugar y la hora. Los consejos de cultivo y de ganadería son generales; antes de aplicar un producto conviene consultar a un profesional y leer su etiqueta.',
      ],
    },
  ],
};
