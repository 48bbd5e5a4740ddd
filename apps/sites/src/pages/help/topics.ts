import { access, content, formats, issues } from './reading.ts';
import { classifieds, delivery, requests } from './service.ts';
import { changes, invoices, kinds, payments, refunds, renewals } from './subscriptions.ts';
import { claims, treatment, update } from './personal-data.ts';
import type { HelpSubtopic, HelpTopic } from './topic.ts';

/** The eight cards, in their order. The keys are those of the customer service, with their spelling. @see B14 */
export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    key: 'datos-personales',
    title: 'Datos personales',
    text: 'Corregirlos, saber para qué se usan y pedir que se borren.',
    icon: 'lock',
    pages: [
      {
        key: 'actualizacion-datos-personales',
        title: 'Actualización de datos personales',
        text: 'Nombre, correo, teléfono y dirección.',
        questions: update,
      },
      {
        key: 'tratamiento-datos',
        title: 'Tratamiento de datos',
        text: 'Qué guardamos, para qué y por cuánto tiempo.',
        questions: treatment,
      },
      {
        key: 'requerimientos-sobre-tratamiento-datos',
        title: 'Requerimientos sobre el tratamiento de datos',
        text: 'Consultas, reclamos y eliminación de la cuenta.',
        questions: claims,
      },
    ],
  },
  {
    key: 'suscripcion',
    title: 'Suscripción',
    text: 'Planes, renovaciones y cambios.',
    icon: 'bookmark',
    pages: [
      {
        key: 'renovaciones',
        title: 'Renovaciones',
        text: 'Cobro automático, avisos y cancelación.',
        questions: renewals,
      },
      {
        key: 'cambios-en-mi-suscripcion',
        title: 'Cambios en mi suscripción',
        text: 'Plan, dirección, tarjeta y titular.',
        questions: changes,
      },
      {
        key: 'tipos-de-suscripciones',
        title: 'Tipos de suscripciones',
        text: 'Qué incluye cada una.',
        questions: kinds,
      },
    ],
  },
  {
    key: 'transacciones',
    title: 'Transacciones',
    text: 'Pagos, facturas y devoluciones.',
    icon: 'card',
    pages: [
      {
        key: 'devoluciones',
        title: 'Devoluciones',
        text: 'Derecho de retracto y reintegros.',
        questions: refunds,
      },
      {
        key: 'facturacion',
        title: 'Facturación',
        text: 'Factura electrónica y comprobantes.',
        questions: invoices,
      },
      {
        key: 'medios-de-pago',
        title: 'Medios de pago',
        text: 'Tarjetas que se aceptan y pagos rechazados.',
        questions: payments,
      },
    ],
  },
  {
    key: 'entrega-periodico',
    title: 'Entrega del periódico',
    text: 'Reclamos, direcciones y vacaciones.',
    icon: 'paper',
    questions: delivery,
  },
  {
    key: 'soporte-tecnico',
    title: 'Soporte técnico',
    text: 'Entrar, leer en varios dispositivos y abrir la edición impresa.',
    icon: 'screen',
    pages: [
      {
        key: 'accesso-a-mi-suscripcion-digital',
        title: 'Acceso a mi suscripción digital',
        text: 'Contraseña, cuenta y dispositivos.',
        questions: access,
      },
      {
        key: 'accesso-a-mi-contenido',
        title: 'Acceso a mi contenido',
        text: 'Notas que no abren, aplicación y navegadores.',
        questions: formats,
      },
      {
        key: 'ediciones-impresas-en-formato-digital',
        title: 'Ediciones impresas en formato digital',
        text: 'Dónde están y cuántas se pueden abrir.',
        questions: issues,
      },
    ],
  },
  {
    key: 'contenido-editorial',
    title: 'Contenido editorial',
    text: 'Correcciones, derecho de respuesta y permisos.',
    icon: 'pen',
    questions: content,
  },
  {
    key: 'clasificados',
    title: 'Clasificados',
    text: 'Publicar, corregir o retirar un aviso.',
    icon: 'tag',
    questions: classifieds,
  },
  {
    key: 'pqrs',
    title: 'PQRS',
    text: 'Peticiones, quejas, reclamos y sugerencias.',
    icon: 'comment',
    questions: requests,
  },
];

/** The pages with questions below a topic; without such pages, the topic itself. */
export const subtopicsOf = (topic: HelpTopic): readonly HelpSubtopic[] =>
  'pages' in topic ? topic.pages : [topic];
