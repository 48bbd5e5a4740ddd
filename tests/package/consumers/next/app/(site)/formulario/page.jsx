import { Suspense } from 'react';
import { Skeleton } from 'rotativa/components/Skeleton';
import { Form } from './form';
import { Late } from './late';

export const dynamic = 'force-dynamic';

/** A form with a server action, and a part that streams. */
export default function Page() {
  return (
    <main>
      <Form />
      <Suspense fallback={<Skeleton />}>
        <Late />
      </Suspense>
    </main>
  );
}
