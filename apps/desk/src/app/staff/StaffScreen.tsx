import type { StaffEntry, StaffMember } from '@rotativa/sandbox/desk-wire';
import { useCallback, useState, type ReactNode } from 'react';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { problemOf } from '../api/problem-of.ts';
import {
  changeRoles,
  inviteStaff,
  listStaff,
  setBlocked,
  withdrawInvitation,
  type Roles,
} from '../api/staff.ts';
import { DeskLink } from '../DeskLink.tsx';
import { useAnnounce } from '../editor/announcer.tsx';
import { Modal } from '../Modal.tsx';
import { ListScreen } from '../screens/ListScreen.tsx';
import { dayAndTime } from '../times.ts';
import { useLoaded } from '../use-loaded.ts';
import { AuditLog } from './AuditLog.tsx';
import { RolesForm } from './RolesForm.tsx';
import { ROLE_LABELS } from './words.ts';

type Asking =
  | { readonly what: 'invite' }
  | { readonly what: 'roles'; readonly member: StaffEntry }
  | { readonly what: 'block'; readonly member: StaffEntry };

/** The brands that a member of staff administers. */
export const administered = ({ roles }: StaffMember): BrandKey[] =>
  BRANDS.filter((brand) => roles[brand] === 'administer');

/** The roles by what they allow: 'Publica: Semanario, El Diario'. */
function RolesInWords({ roles }: { roles: Roles }): ReactNode {
  const kinds = Object.entries(ROLE_LABELS).flatMap(([role, label]) => {
    const brands = BRANDS.filter((brand) => roles[brand] === role);
    const names =
      brands.length === BRANDS.length ? 'todas' : brands.map((brand) => BRAND_CONFIGS[brand].name);
    return brands.length > 0 ? [{ label, names: [names].flat().join(', ') }] : [];
  });
  if (kinds.length === 0) return <span className="muted">Sin acceso</span>;
  return kinds.map(({ label, names }) => (
    <span key={label} className="role">
      <b>{label}:</b> {names}
    </span>
  ));
}

/** The staff of the brands that one administers, invitations, and the audit log. */
export function StaffScreen({ staff, back }: { staff: StaffMember; back: string }): ReactNode {
  const announce = useAnnounce();
  const [version, setVersion] = useState(0);
  const load = useCallback(async () => ({ ...(await listStaff()), version }), [version]);
  const loaded = useLoaded(load);
  const [asking, setAsking] = useState<Asking>();
  const [problem, setProblem] = useState<string>();
  const brands = administered(staff);

  const done = (said: string): void => {
    setAsking(undefined);
    setProblem(undefined);
    announce(said);
    setVersion((before) => before + 1);
  };
  const attempt = async (act: () => Promise<void>, said: string): Promise<void> => {
    try {
      await act();
      done(said);
    } catch (failure) {
      setAsking(undefined);
      setProblem(problemOf(failure));
    }
  };
  return (
    <ListScreen
      above={
        <p className="crumbs">
          <DeskLink href={back}>Páginas</DeskLink>
        </p>
      }
      title="Equipo"
      lead={brands.map((brand) => BRAND_CONFIGS[brand].name).join(', ')}
      tools={
        <button type="button" className="primary" onClick={() => setAsking({ what: 'invite' })}>
          Invitar…
        </button>
      }
      loaded={loaded}
      problem={problem}
      below={
        <>
          <AuditLog version={version} />
          {asking?.what === 'invite' && (
            <RolesForm
              title="Invitar a la mesa"
              brands={brands}
              button="Invitar"
              onClose={() => setAsking(undefined)}
              onDone={async (wanted) => {
                await inviteStaff(wanted);
                done(`Invitación enviada a ${wanted.email}.`);
              }}
            />
          )}
          {asking?.what === 'roles' && (
            <RolesForm
              title={`Roles de ${asking.member.name}`}
              member={asking.member}
              brands={brands}
              button="Guardar"
              onClose={() => setAsking(undefined)}
              onDone={async ({ email, name, roles }) => {
                await changeRoles(email, roles);
                done(`Roles de ${name} guardados.`);
              }}
            />
          )}
          {asking?.what === 'block' && (
            <Modal title={`¿Bloquear a ${asking.member.name}?`} onClose={() => setAsking(undefined)}>
              <p>
                Sus sesiones terminan ya, y no puede entrar hasta que se desbloquee su cuenta. Lo que hizo
                queda.
              </p>
              <footer>
                <button type="button" onClick={() => setAsking(undefined)}>
                  Cancelar
                </button>
                <button
                  type="button"
                  className="danger"
                  onClick={() => {
                    const { email, name } = asking.member;
                    void attempt(() => setBlocked(email, true), `${name} ya no puede entrar.`);
                  }}
                >
                  Bloquear
                </button>
              </footer>
            </Modal>
          )}
        </>
      }
    >
      {(value, now) => (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">Persona</th>
                <th scope="col">Roles</th>
                <th scope="col">Última entrada</th>
                <th scope="col">Acciones</th>
              </tr>
            </thead>
            <tbody>
              {value.staff.map((member) => (
                <tr key={member.email}>
                  <th scope="row">
                    {member.name}
                    <small>{member.email}</small>
                  </th>
                  <td>
                    <RolesInWords roles={member.roles} />
                  </td>
                  <td>
                    {member.blocked ? (
                      <span className="tag">Sin entrada desde {dayAndTime(member.blocked, now)}</span>
                    ) : member.signedIn ? (
                      dayAndTime(member.signedIn, now)
                    ) : (
                      <span className="muted">Sin sesión</span>
                    )}
                  </td>
                  <td>
                    <span className="row">
                      <button
                        type="button"
                        aria-label={`Cambiar los roles de ${member.name}`}
                        onClick={() => setAsking({ what: 'roles', member })}
                      >
                        Roles…
                      </button>
                      {member.mayBlock && (
                        <button
                          type="button"
                          aria-label={`${member.blocked ? 'Desbloquear' : 'Bloquear'} a ${member.name}`}
                          onClick={() =>
                            member.blocked
                              ? void attempt(
                                  () => setBlocked(member.email, false),
                                  `${member.name} puede entrar de nuevo.`,
                                )
                              : setAsking({ what: 'block', member })
                          }
                        >
                          {member.blocked ? 'Desbloquear' : 'Bloquear…'}
                        </button>
                      )}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {value.invitations.length > 0 && (
            <section aria-labelledby="invitations">
              <h2 id="invitations">Invitaciones</h2>
              <ul className="events">
                {value.invitations.map(({ email, name, by, expires }) => (
                  <li key={email}>
                    <span>
                      <b>{name}</b> ({email}), de {by}. Vence {dayAndTime(expires, now)}
                    </span>
                    <button
                      type="button"
                      className="quiet"
                      aria-label={`Retirar la invitación de ${name}`}
                      onClick={() => void attempt(() => withdrawInvitation(email), 'Invitación retirada.')}
                    >
                      Retirar
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </ListScreen>
  );
}
