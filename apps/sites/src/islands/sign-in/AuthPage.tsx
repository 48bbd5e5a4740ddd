import type { FormResult } from 'rotativa/forms';
import { AuthForm, type AuthFormName, type AuthSite } from 'rotativa/patterns/account/AuthForm';
import { useServices } from 'rotativa/providers';
import { keepWayBack } from './keep-way-back.ts';

export interface AuthPageProps {
  form: AuthFormName;
  site: AuthSite;
  redirect?: string;
  /** The server's answer to the posted form, as JSON. */
  answer?: string;
  done?: boolean;
}

/** A form of the sign-in page. The other companies need a script, so they appear with the services. */
export default function AuthPage({ form, site, redirect, answer, done }: AuthPageProps) {
  const { companies } = useServices();
  return (
    <AuthForm
      form={form}
      site={companies ? { ...site, companies } : site}
      redirect={redirect}
      lastResult={answer ? (JSON.parse(answer) as FormResult) : undefined}
      done={done}
      onSubmitCapture={(event) => keepWayBack(event, redirect ?? '/')}
    />
  );
}
