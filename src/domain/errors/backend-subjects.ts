/**
 * English messages of the backend, recognised by their subject. The first match applies, so narrow patterns come first.
 */
export const BACKEND_SUBJECTS: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    /campaign|price ?code|coupon|voucher/i,
    'La promoción o el precio ya no está disponible. Elige otra oferta.',
  ],
  [/\bsku\b|product/i, 'El producto ya no está disponible. Elige otra oferta.'],
  [/\bcart\b/i, 'No pudimos actualizar tu carrito. Recarga la página e inténtalo de nuevo.'],
  [/subscription/i, 'No pudimos hacer el cambio en tu suscripción. Inténtalo de nuevo en unos minutos.'],
  [/paypal/i, 'PayPal no pudo completar el pago. Inténtalo de nuevo o usa otro medio de pago.'],
  [
    /debit|mandate|slimpay|sepa/i,
    'El débito bancario no se pudo completar. Inténtalo de nuevo o usa otro medio de pago.',
  ],
  [
    /payment|card|gateway|stripe|spreedly|payu/i,
    'No pudimos procesar el pago. Revisa los datos e inténtalo de nuevo.',
  ],
  [/\border\b/i, 'No pudimos procesar tu orden. Inténtalo de nuevo en unos minutos.'],
  [/report/i, 'No pudimos generar el informe. Inténtalo de nuevo en unos minutos.'],
  [/address/i, 'Hay un error en la dirección. Revisa el formato.'],
  [/years old|\bof age\b/i, 'Debes tener más de 14 años para crear una cuenta'],
  [/birth/i, 'La fecha de nacimiento no es válida. Revísala.'],
  [/phone|mobile/i, 'El celular debe tener entre 10 y 12 caracteres.'],
  [/country/i, 'El país no es válido. Revísalo.'],
  [/e-?mail/i, 'Hay un error en el correo electrónico. Revísalo.'],
  [/password/i, 'Hay un error en la contraseña. Revísala.'],
  [/user ?name/i, 'Hay un error en el nombre de usuario. Revísalo.'],
  [/\bname\b/i, 'Hay un error en el nombre o el apellido. Revísalo.'],
  [/too many|rate limit/i, 'Hiciste demasiados intentos. Espera unos minutos antes de volver a intentarlo.'],
  [/denied|forbidden|not allowed|permission/i, 'No tienes permiso para hacer este cambio.'],
];
