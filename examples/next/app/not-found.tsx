import { Layout } from '../newspaper/views/Layout.tsx';
import { NotFoundView } from '../newspaper/views/NotFoundView.tsx';
import { visit } from './visit.ts';

export const metadata = { title: 'Esta página no existe' };

export default async function NotFound() {
  return (
    <Layout path="/" visit={await visit()}>
      <NotFoundView />
    </Layout>
  );
}
