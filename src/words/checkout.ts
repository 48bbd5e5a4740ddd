/** Default words of buying a subscription. */

/** The card fields of the payment gateway. */
export const cardFields = {
  title: 'Datos de la tarjeta',
  safe: 'La tarjeta se escribe en un recuadro de la pasarela de pagos. Este sitio no ve ni guarda el número.',
  loading: 'Cargando los campos de la tarjeta...',
  unavailable: 'No pudimos cargar los campos de la tarjeta',
  unavailableText: 'No hicimos ningún cobro. Vale la pena revisar la conexión e intentar de nuevo.',
  retry: 'Intentar de nuevo',
};
