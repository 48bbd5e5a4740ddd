import { createRoot } from 'react-dom/client';
import { ServicesProvider, useSession } from 'rotativa/providers';
import { createMemoryNewsletter, createMemoryServices } from 'rotativa/providers/memory';

const visitor = createMemoryServices({ as: 'suspended', delayMs: 300 });
visitor.backend.fail('/subscription/allactive', { status: 500, code: '500' });

const Email = () => {
  const { user } = useSession();
  return <p>{user ? user.email : 'nadie'}</p>;
};

createRoot(document.body).render(
  <ServicesProvider services={{ ...visitor, newsletter: createMemoryNewsletter() }}>
    <Email />
  </ServicesProvider>,
);
