/** Every cookie of the site and of its services, and its purpose. */
export const COOKIES: Readonly<Record<string, string>> = {
  'rt-mode': 'el modo claro u oscuro, si el lector lo cambia.',
  'rt-consent':
    'la decisión sobre medición, publicidad y contenidos de otros sitios, con su fecha y un número que no identifica al lector.',
  'rt-acceso': 'si el lector tiene una suscripción, para mostrarle las notas reservadas. No dice quién es.',
  'rt-compra':
    'el correo de la cuenta y la dirección de facturación de una compra que se empieza sin JavaScript, cifrados.',
  'rt-entrega': 'la sesión que se inicia sin JavaScript, cifrada, mientras pasa al navegador.',
  'rt-entregado': 'que esa sesión o esa compra espera al navegador.',
  'rt-regreso': 'la página desde la que el lector pidió un correo, para volver a ella.',
  arc_session: 'la sesión, para el servicio de las cuentas.',
  rotativa_visitor: 'el carrito de quien compra antes de iniciar sesión.',
};
