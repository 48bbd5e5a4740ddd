import { useId, useState, type SubmitEvent, type ReactNode } from 'react';
import { problemOf } from '../api/problem-of.ts';
import { signIn, type Session } from '../api/session.ts';

export interface SignInProps {
  /** Above the form, when a session has ended. */
  notice?: string | undefined;
  /** The address of the session that has ended. */
  email?: string | undefined;
  onSignedIn: (session: Session) => void;
}

export function SignInForm({ notice, email: known = '', onSignedIn }: SignInProps): ReactNode {
  const id = useId();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      onSignedIn(await signIn(email.trim(), password));
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  return (
    <form className="sign-in" onSubmit={(event) => void submit(event)} noValidate>
      {notice && <p className="note">{notice}</p>}
      <div className="field">
        <label htmlFor={`${id}-email`}>Correo</label>
        <input
          id={`${id}-email`}
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-password`}>Contraseña</label>
        <input
          id={`${id}-password`}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      <p className="problem" role="alert">
        {problem}
      </p>
      <button type="submit" className="primary" disabled={busy}>
        {busy ? 'Entrando…' : 'Entrar'}
      </button>
    </form>
  );
}

/** The first screen. */
export const SignInScreen = (props: SignInProps): ReactNode => (
  <main className="sign-in-screen">
    <div>
      <h1>Mesa de edición</h1>
      <p className="lead">Portadas, secciones y páginas de las seis marcas.</p>
      <SignInForm {...props} />
    </div>
  </main>
);
