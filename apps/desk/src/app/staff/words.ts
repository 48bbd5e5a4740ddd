import type { AuditLine } from '@rotativa/sandbox/desk-wire';
import type { StaffRole } from 'rotativa/providers';

export const ROLE_LABELS: Readonly<Record<StaffRole, string>> = {
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
  curated: 'publicó',
  previewed: 'pidió una vista previa',
  'live-posted': 'publicó en la cobertura',
  'live-corrected': 'corrigió la cobertura',
  'live-removed': 'quitó una entrada de la cobertura',
  'live-changed': 'cambió la cobertura',
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
