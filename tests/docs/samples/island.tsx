import { createRoot } from 'react-dom/client';
import { ServicesProvider, useService, useSession, useSubscriptions } from 'rotativa/providers';
import { services } from './services.ts';

function Greeting() {
  const { user } = useSession();
  const subscriptions = useSubscriptions();
  const identity = useService('identity', 'logout');
  if (user === null) return null;
  if (user === false) return <a href="/?form=login">Inicia sesión</a>;
  return (
    <button type="button" onClick={() => void identity.logout()}>
      {subscriptions ? 'Suscripción activa' : 'No cuenta con una suscripción'}: cerrar sesión
    </button>
  );
}

createRoot(document.getElementById('greeting')!).render(
  <ServicesProvider services={services}>
    <Greeting />
  </ServicesProvider>,
);
