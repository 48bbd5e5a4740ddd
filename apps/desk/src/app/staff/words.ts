import type { Role } from '../api/session.ts';
import type { AuditLine } from '../api/staff.ts';

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  propose: 'Propone',
  publish: 'Publica',
  administer: 'Administra',
};

const ACTIONS: Readonly<Record<string, string>> = {
  saved: 'guardó',
  published: 'publicó',
  scheduled: 'programó',
  withdrawn: 'retiró de la programación',
  'rolled-back': 'volvió atrás',
  'signed-in': 'entró',
  'signed-out': 'salió',
  'staff-set': 'creó o cambió la cuenta de',
  'staff-removed': 'quitó la cuenta de',
  'staff-invited': 'invitó a',
  'invitation-withdrawn': 'retiró la invitación de',
  'staff-joined': 'aceptó la invitación',
  'staff-roles': 'cambió los roles de',
  'staff-blocked': 'bloqueó a',
  'staff-unblocked': 'desbloqueó a',
};

/** Who did something: a person, or a program. */
const PROGRAMS: Readonly<Record<string, string>> = { seed: 'El sitio', command: 'Un comando' };
export const authorInWords = (by: string): string => PROGRAMS[by] ?? by;

/** An entry of the audit log as a sentence without its author: 'publicó la revisión 4 de weekly, home'. */
export function auditInWords({ action, brand, page, revision, about, by }: AuditLine): string {
  const parts = [
    ACTIONS[action] ?? action,
    revision !== null && `la revisión ${revision}`,
    page !== null && `de ${brand}, ${page}`,
    about !== null && about !== by && about,
  ];
  return parts.filter(Boolean).join(' ');
}
