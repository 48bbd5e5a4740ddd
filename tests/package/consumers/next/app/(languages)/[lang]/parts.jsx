import { Suspense } from 'react';
import { Button } from 'rotativa/components/Button';
import { Carousel } from 'rotativa/components/Carousel';
import { Dialog } from 'rotativa/components/Dialog';
import { Pagination } from 'rotativa/components/Pagination';
import { Spinner } from 'rotativa/components/Spinner';
import { errorMessage, longDate } from 'rotativa/domain';
import { Hydrated, Late } from './late';

const after = (ms, value) => new Promise((resolve) => setTimeout(resolve, ms, value));

async function LateDate({ ms }) {
  await after(ms);
  return <p>{longDate('2026-11-20')}</p>;
}

/** Server and client components, at once and later. */
export const Parts = ({ ms }) => (
  <main>
    <Hydrated />
    <Pagination page={2} pages={3} hrefOf={(page) => `?pagina=${page}`} />
    <p>{errorMessage({ code: '300040' })}</p>
    <Carousel label="Early">
      <p>A</p>
      <p>B</p>
    </Carousel>
    <Dialog title="X" trigger={<Button>Abrir</Button>}>
      X
    </Dialog>
    <Suspense fallback={<Spinner />}>
      <LateDate ms={ms} />
    </Suspense>
    <Suspense fallback={<Spinner />}>
      <Late titles={after(2 * ms, ['A', 'B', 'C'])} />
    </Suspense>
  </main>
);
