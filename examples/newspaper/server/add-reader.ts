/** Opens an account from the command line: `npm run reader -- correo@ejemplo.co --subscriber`. Asks for the password. */
import { createInterface } from 'node:readline/promises';
import { openAccount } from './readers.ts';

const [email, ...flags] = process.argv.slice(2);
if (!email) throw new Error('Name an e-mail address: npm run reader -- correo@ejemplo.co --subscriber');
const terminal = createInterface({ input: process.stdin, output: process.stdout });
const password = await terminal.question('Contraseña: ');
terminal.close();
const reader = await openAccount(
  { email, name: email.split('@')[0]!, password },
  flags.includes('--subscriber'),
);
console.log(`${reader.email}: ${reader.subscriber ? 'suscripción activa' : 'cuenta sin suscripción'}`);
