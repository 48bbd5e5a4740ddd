import type { StaffRole } from 'rotativa/providers';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import type { BrandKey } from 'rotativa/themes';
import { problemOf } from '../api/problem-of.ts';
import type { Roles } from '../api/staff.ts';
import { Field } from '../form/Field.tsx';
import { Modal } from '../Modal.tsx';
import { ROLE_LABELS } from './words.ts';

export interface Wanted {
  readonly email: string;
  readonly name: string;
  readonly roles: Roles;
}

export interface RolesFormProps {
  title: string;
  /** The member whose roles are changed; absent for an invitation. */
  member?: Wanted | undefined;
  /** The brands in which the caller gives roles. */
  brands: readonly BrandKey[];
  button: string;
  onDone: (wanted: Wanted) => Promise<void>;
  onClose: () => void;
}

/** A role for each brand, and for an invitation who it is for. */
export function RolesForm({ title, member, brands, button, onDone, onClose }: RolesFormProps): ReactNode {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<Roles>(() => {
    const held = brands.flatMap((brand): [string, StaffRole][] => {
      const role = member?.roles[brand];
      return role ? [[brand, role]] : [];
    });
    return Object.fromEntries(held);
  });
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!member && name.trim() === '') return setProblem('Escribe el nombre.');
    if (!member && Object.keys(roles).length === 0) return setProblem('Elige un rol en alguna marca.');
    setBusy(true);
    setProblem(undefined);
    try {
      await onDone({ email: member?.email ?? email.trim(), name: member?.name ?? name.trim(), roles });
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  return (
    <Modal title={title} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        {!member && (
          <>
            <Field label="Nombre">
              {(ids) => <input {...ids} value={name} onChange={(event) => setName(event.target.value)} />}
            </Field>
            <Field label="Correo" help="Recibe un enlace que sirve una sola vez, durante tres días.">
              {(ids) => (
                <input
                  {...ids}
                  type="email"
                  value={email}
                  onChange={(event) => setEmail(event.target.value)}
                />
              )}
            </Field>
          </>
        )}
        {brands.map((brand) => (
          <Field key={brand} label={BRAND_CONFIGS[brand].name}>
            {(ids) => (
              <select
                {...ids}
                value={roles[brand] ?? ''}
                onChange={({ target }) =>
                  setRoles(({ [brand]: _, ...others }) =>
                    target.value === '' ? others : { ...others, [brand]: target.value as StaffRole },
                  )
                }
              >
                <option value="">Sin acceso</option>
                {Object.entries(ROLE_LABELS).map(([role, label]) => (
                  <option key={role} value={role}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
        <p className="problem" role="alert">
          {problem}
        </p>
        <footer>
          <button type="button" onClick={onClose}>
            Cancelar
          </button>
          <button type="submit" className="primary" disabled={busy}>
            {button}
          </button>
        </footer>
      </form>
    </Modal>
  );
}
