import { NoticePage } from 'rotativa/patterns/notices/NoticePage';
import { brand } from '../site.ts';

export const NotFoundView = () => (
  <NoticePage
    code="404"
    title="Esta página no existe"
    text="Puede que la dirección esté mal escrita o que la página haya cambiado de lugar."
    preset={brand.list.head}
    search={{ action: brand.routes.search, query: '' }}
    links={[{ text: 'Ir a la portada', href: '/' }]}
  />
);
