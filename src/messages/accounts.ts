/** Default messages of the rules of accounts. Messages for codes are in `errors.ts`. */
export const accountRules = {
  email: 'Formato de correo electrónico no válido',
  passwordLength: 'La contraseña debe tener entre 8 y 12 caracteres',
};

/** The identification number of a buyer. */
export const taxIds = {
  cedula: (number: string): string => `Cédula ${number}`,
  nit: (number: string): string => `NIT ${number}`,
};
