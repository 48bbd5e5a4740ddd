'use client';
import { useActionState } from 'react';
import { Button } from 'rotativa/components/Button';
import { Checkbox } from 'rotativa/components/Checkbox';
import { Input } from 'rotativa/components/Input';
import { signUp } from './sign-up';

export function Form() {
  const [{ errors = {}, reader }, action, pending] = useActionState(signUp, {});
  if (reader) return <p role="status">Inscrita: {reader}</p>;
  return (
    <form action={action} noValidate>
      <Input label="Correo" name="email" type="email" error={errors.email?.[0]} />
      <Checkbox label="Acepto la política" name="policy" error={errors.policy?.[0]} />
      <Button type="submit" busy={pending}>
        Inscribirme
      </Button>
    </form>
  );
}
