/**
 * English messages of the backend, recognised by their subject. The first match applies, so narrow patterns come first.
 */
export const BACKEND_SUBJECTS: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    /campaign|price ?code|coupon|voucher/i,
    'La promoción o el precio ya no está disponible. Hay que elegir otra oferta.',
  ],
  [/\bsku\b|product/i, 'El producto ya no está disponible. Hay que elegir otra oferta.'],
  [/\bcart\b/i, 'No pudimos actualizar el carrito. Hay que recargar la página e intentar de nuevo.'],
  [
    /subscription/i,
    'No pudimos hacer el cambio en la suscripción. Vale la pena intentar de nuevo en unos minutos.',
  ],
  [/paypal/i, 'PayPal no pudo completar el pago. Es posible intentar de nuevo o usar otro medio de pago.'],
  [
    /debit|mandate|slimpay|sepa/i,
    'El débito bancario no se pudo completar. Es posible intentar de nuevo o usar otro medio de pago.',
  ],
  [
    /payment|card|gateway|stripe|spreedly|payu/i,
    'No pudimos procesar el pago. Hay que revisar los datos e intentar de nuevo.',
  ],
  [/\border\b/i, 'No pudimos procesar la orden. Vale la pena intentar de nuevo en unos minutos.'],
  [/report/i, 'No pudimos generar el informe. Vale la pena intentar de nuevo en unos minutos.'],
  [/address/i, 'Hay un error en la dirección. Hay que revisar el formato.'],
  [/years old|\bof age\b/i, 'Para crear una cuenta hay que tener más de 14 años'],
  [/birth/i, 'La fecha de nacimiento no es válida. Hay que revisarla.'],
  [/phone|mobile/i, 'El celular debe tener entre 10 y 12 caracteres.'],
  [/country/i, 'El país no es válido. Hay que revisarlo.'],
  [/e-?mail/i, 'Hay un error en el correo electrónico. Hay que revisarlo.'],
  [/password/i, 'Hay un error en la contraseña. Hay que revisarla.'],
  [/user ?name/i, 'Hay un error en el nombre de usuario. Hay que revisarlo.'],
  [/\bname\b/i, 'Hay un error en el nombre o el apellido. Hay que revisarlo.'],
  [
    /too many|rate limit/i,
    'Hubo demasiados intentos. Hay que esperar unos minutos antes de volver a intentar.',
  ],
  [/denied|forbidden|not allowed|permission/i, 'Esta cuenta no tiene permiso para hacer este cambio.'],
];
