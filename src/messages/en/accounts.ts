import type * as Spanish from '../accounts.ts';

export const accounts: typeof Spanish = {
  accountRules: {
    email: 'That is not a valid email address',
    passwordLength: 'The password must have between 8 and 12 characters',
  },
  taxIds: {
    cedula: (number) => `Identity card ${number}`,
    nit: (number) => `Tax ID (NIT) ${number}`,
  },
};
