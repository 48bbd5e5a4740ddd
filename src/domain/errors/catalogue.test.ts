import fc from '../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { errorContexts, errors } from '../../messages/errors.ts';
import { ApiError } from './api-error.ts';
import { BACKEND_SUBJECTS } from './backend-subjects.ts';
import { errorMessage } from './catalogue.ts';
import { SAME_MESSAGE } from './same-message.ts';

const CODES: ReadonlySet<string> = new Set([...Object.keys(errors), ...SAME_MESSAGE.keys()]);

/** The table of codes, with words that the message must contain. */
const TABLE: [codes: string, words: RegExp][] = [
  ['0014a 100011 100018 300019', /sesión expiró.*iniciar sesión/],
  ['100014', /bloqueada/],
  ['100015', /desactivada/],
  ['100023 300023', /nombre completo ya está en uso/],
  ['100096 300009 300030 100104', /No encontramos este correo.*uno diferente/],
  ['110010', /usuario o la contraseña no son válidos/],
  ['300040', /contraseña es incorrecta/],
  ['130001', /robot/],
  ['130051', /sin verificar/],
  ['300022', /registrado con otro usuario/],
  ['300031', /no está disponible/],
  ['300039', /Ya existe una cuenta/],
  ['300033', /expiró/],
  ['300036', /8 caracteres, con mayúsculas, minúsculas y números/],
  ['300037', /restablecer/],
  ['300041', /dominio/],
  ['300044', /al menos una forma/],
  ['300050', /ya fue verificado/],
  ['300059', /no se puede cancelar/],
  ['300073', /máximo/],
  ['300075', /formato del correo/],
  ['300071', /10 y 12/],
  ['300165', /dirección.*formato/],
  ['300166', /dirección/],
  ['300167', /ciudad/],
  ['300168', /departamento/],
  ['300169', /país/],
  ['300170', /pago fue rechazado y no hay ningún cobro/],
  ['30167a', /proveedor de pagos con tarjeta/],
  ['300201', /límite de caracteres/],
  ['3007010', /100 contactos/],
  ['3007011', /100 direcciones/],
  ['3007012', /100 atributos/],
  ['330061', /cancelar/],
  ['330062', /reactivar/],
  ['330060', /ya fue reactivada/],
  ['300301', /nombre de usuario.*de 5 a 100/],
  ['missingJwt noAccessToken noRefreshToken refreshExpired', /sesión expiró/],
  ['already_shared', /ya está invitada/],
  ['not_active', /suscripción activa/],
  ['not_shareable', /titular/],
  ['own_email', /propia cuenta.*persona invitada/],
  ['gift_redeemed', /ya fue recibido/],
  ['invalid_redeem_code', /enlace ya no sirve/],
  ['not_rescuable', /comprar una nueva/],
  ['empty_cart', /carrito está vacío/],
  ['cardInvalid', /datos de la tarjeta/],
  ['unknown_subscription', /no hay una suscripción con ese número/],
  ['unknown_order', /no hay un pedido con ese número/],
  ['invalid_tax_id', /documento de identidad.*NIT con el dígito de verificación/],
  ['past_day', /ya pasó.*hoy o un día posterior/],
  ['invalidDate', /fecha/],
  ['UNSUPPORTED_IMAGE_TYPE', /JPEG/],
  ['IMAGE_TOO_LARGE', /3 MB/],
  ['MISSING_IMAGE', /elegir una imagen/],
  ['UNSUPPORTED_FILE_TYPE', /PDF, JPEG y PNG/],
  ['FILE_TOO_LARGE', /3 MB/],
  ['TOO_MANY_FILES', /3 archivos/],
  ['busy', /esperar a que termine/],
  ['timeout network', /conexión/],
  ['badReply', /no esperábamos/],
  ['429', /demasiados intentos/],
  ['already_bought', /otra orden.*No hicimos otro cobro/],
  ['300425', /Google quedó completa/],
  ['notKept', /no guarda los datos.*permitirlos/],
  ['requiredField passwordsDoNotMatch dobRequired userNotOfAge', /./],
  ['googleSdkError googleSignOnError facebookSdkError facebookSignOnError', /./],
];

describe('A12 error catalogue', () => {
  it.each(TABLE.flatMap(([codes, words]) => codes.split(' ').map((code) => [code, words] as const)))(
    'code %s has its Spanish message',
    (code, words) => {
      expect(CODES.has(code)).toBe(true);
      expect(errorMessage({ code })).toMatch(words);
    },
  );

  it('this table has every code; two codes together have their own tests', () => {
    const tried = new Set(TABLE.flatMap(([codes]) => codes.split(' ')));
    const single = [...CODES].filter((code) => !code.includes('+'));
    const untried = single.filter((code) => !tried.has(code));
    expect(untried, 'add each of these codes to TABLE, with words of its message').toEqual([]);
  });

  it.each([
    ['300127,300129', /nombre o el apellido/],
    ['300129,300127', /nombre o el apellido/],
    ['300130,100130', /datos no es válido/],
    ['100130, 300130', /datos no es válido/],
    ['300081,404', /No encontramos este correo/],
    ['404,300081', /No encontramos este correo/],
    ['300009,300081', /de 5 a 100 caracteres/],
    ['300081,300009', /de 5 a 100 caracteres/],
  ])("'X with Y' %s matches in either order", (code, words) => {
    expect(errorMessage({ code })).toMatch(words);
  });

  it.each([
    ['own_email', /correo de la propia cuenta/],
    ['already_shared', /ya está invitada/],
    ['not_active', /activa/],
    ['not_shareable', /titular/],
    ['gift_redeemed', /ya fue recibido/],
    ['invalid_redeem_code', /ya no sirve/],
    ['not_rescuable', /ya no se puede reactivar/],
    ['empty_cart', /vacío/],
    ['300301', /de 5 a 100 caracteres/],
  ])('the code %s of sharing and buying has fit words', (code, words) => {
    expect(errorMessage({ code, message: 'The subscription or cart cannot be changed' })).toMatch(words);
  });

  it('the code of a session is that of a link, where a link was opened', () => {
    expect(errorMessage({ code: '100018' })).toMatch(/sesión expiró/);
    expect(errorMessage({ code: '100018' }, 'link')).toMatch(/enlace ya no sirve/);
    expect(errorMessage({ code: '100014' }, 'link')).toMatch(/bloqueada/);
    // The reader has typed no password.
    for (const context of ['company', 'linking'] as const)
      expect(errorMessage({ code: '110010' }, context)).toMatch(/No pudimos confirmar esa cuenta/);
    expect(errorMessage({ code: '300022' }, 'linking')).toMatch(/otro usuario/);
    expect(errorMessage({ code: '130001' })).not.toMatch(/de nuevo/);
  });

  it('finds two codes that belong together among others, before each alone', () => {
    expect(errorMessage({ code: '999999,300009,888888,300081' })).toMatch(/de 5 a 100 caracteres/);
    expect(errorMessage({ code: '300040,110010' })).toMatch(/contraseña es incorrecta/);
    expect(errorMessage({ code: '999999,110010' })).toMatch(/usuario o la contraseña/);
  });

  it('knows a status without a code, after every code', () => {
    expect(errorMessage({ httpStatus: 429 })).toMatch(/demasiados intentos/);
    expect(errorMessage({ code: '999999', httpStatus: 429, message: 'Cart is empty' })).toMatch(/intentos/);
    expect(errorMessage({ code: '300040', httpStatus: 429 })).toMatch(/contraseña es incorrecta/);
    expect(errorMessage({ code: '999999 888888', httpStatus: 500 })).toMatch(/\(código 999999, 888888\)\.$/);
  });

  it('combines 300081 with the reply’s status 404', () => {
    expect(errorMessage(new ApiError('300081', 'not found', 404))).toMatch(/No encontramos este correo/);
    expect(errorMessage(new ApiError('300081', 'bad', 400))).toMatch(/código 300081/);
  });

  it.each([
    ['Price code not found for sku', /promoción/],
    ['Invalid SKU', /producto/],
    ['Cart is empty', /carrito/],
    ['Unable to find the order', /orden/],
    ['PayPal agreement failed', /PayPal/],
    ['Payment gateway unavailable', /pago/],
  ])('an English backend message %s gets a sensible Spanish one', (message, words) => {
    expect(errorMessage({ code: '999999', message })).toMatch(words);
  });

  // Messages of the services. Readers never see them.
  it.each([
    'SKU does not exist',
    'No price found for price code',
    'Cart item could not be added',
    'Shopping cart was not found',
    'Order does not belong to user',
    'Could not create order',
    'Subscription not found',
    'Payment method does not belong to the client',
    'Credit card has expired',
    'PayPal billing agreement could not be created',
    'Direct debit mandate was rejected',
    'Report is not ready',
    'Campaign code is not active',
    'Price code has expired',
    'Stripe intent failed',
    'userName must be between 5 and 100 characters long',
    'Invalid phone number',
    'First name must be between 1 and 50 characters',
    'Country code must be 2 characters',
    'You must be over 14 years old',
    'Invalid date of birth',
    'Access denied',
    'Too many requests',
  ])('an English backend message %s is told by its subject, in Spanish', (message) => {
    const told = errorMessage({ code: '999999', message });
    expect(told).not.toMatch(/Algo salió mal/);
    expect(told).not.toContain(message);
  });

  it('the message for an unknown code contains the code', () => {
    expect(errorMessage({ code: 4242 })).toBe(
      'Algo salió mal. Vale la pena intentar de nuevo en unos minutos (código 4242).',
    );
    expect(errorMessage({})).toBe('Algo salió mal. Vale la pena intentar de nuevo en unos minutos.');
  });

  // Words of one voice: pronouns, and commands, which have an accent before a pronoun or begin a sentence.
  const ADDRESSED = [
    /(?<!\p{L})(?:tú|tus?|te|ti|contigo|usted|eres|has|puedes|debes|tienes|quieres)(?!\p{L})/iu,
    /(?<!\p{L})(?!(?:artículos?|(?:may|min)úsculas)(?!\p{L}))\p{L}*[áéíóú]\p{L}*(?:l[ao]s?|nos)(?!\p{L})/iu,
    /(?:^|[.:] )(?:Abr[ae]|Busca|Busque|Elige|Elija|Escrib[ae]|Esper[ae]|Ingres[ae]|Inici[ae]|Intent[ae]|Marca|Marque|Pid[ea]|Recarga|Recargue|Revis[ae]|Retir[ae]|Us[ae]) /u,
  ];
  const GIVEN = 'Tus contraseñas no coinciden';
  it('addresses no reader, because some brands say tú and others usted', () => {
    const all = [
      ...Object.values(errors),
      ...Object.values(errorContexts),
      ...BACKEND_SUBJECTS.map(([, message]) => message()),
      errorMessage({}),
    ];
    const addressed = all.filter((message) => ADDRESSED.some((form) => form.test(message)));
    expect(addressed).toEqual([GIVEN]);
  });
  it.each(['Revísalo de nuevo.', 'Algo falló. Ingrese otro.', 'Escríbenos', 'No te encontramos'])(
    'recognises that %s addresses a reader',
    (message) => expect(ADDRESSED.some((form) => form.test(message))).toBe(true),
  );

  it('always has a message, and never the text of the backend', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(599), (code, message, httpStatus) => {
        expect(errorMessage({ code, message, httpStatus }).length).toBeGreaterThan(10);
      }),
    );
  });
});
