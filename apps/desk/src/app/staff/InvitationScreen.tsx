import { useCallback, useState, type ReactNode, type SubmitEvent } from 'react';
import { problemOf } from '../api/problem-of.ts';
import { acceptInvitation, readInvitation } from '../api/staff.ts';
import { DeskLink } from '../DeskLink.tsx';
import { Field } from '../form/Field.tsx';
import { useLoaded } from '../use-loaded.ts';

/** The link of an invitation: the invited person chooses a password, and signs in then. */
export function InvitationScreen({ token }: { token: string }): ReactNode {
  const load = useCallback(() => readInvitation(token), [token]);
  const { value, error } = useLoaded(load);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [joined, setJoined] = useState(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setProblem(undefined);
    try {
      await acceptInvitation(token, password);
      setJoined(true);
    } catch (failure) {
      setProblem(problemOf(failure));
    }
  };
  return (
    <main className="sign-in-screen">
      <div>
        <h1>Mesa de edición</h1>
        {error !== undefined && (
          <p className="note" data-severity="error" role="alert">
            {problemOf(error)}
          </p>
        )}
        {joined && (
          <p className="lead" role="status">
            Ya tienes cuenta. <DeskLink href="/">Entra con tu correo y tu contraseña</DeskLink>
          </p>
        )}
        {value && !joined && (
          <form className="sign-in" onSubmit={(event) => void submit(event)} noValidate>
            <p className="lead">Hola, {value.name}. Elige la contraseña de tu cuenta.</p>
            <Field label="Correo">
              {(ids) => <input {...ids} autoComplete="username" readOnly value={value.email} />}
            </Field>
            <Field label="Contraseña" help="De 12 letras o más. Una frase es fácil de recordar.">
              {(ids) => (
                <input
                  {...ids}
                  type="password"
                  autoComplete="new-password"
                  value={password}
                  onChange={(event) => setPassword(event.target.value)}
                />
              )}
            </Field>
            <p className="problem" role="alert">
              {problem}
            </p>
            <button type="submit" className="primary">
              Crear mi cuenta
            </button>
          </form>
        )}
      </div>
    </main>
  );
}
