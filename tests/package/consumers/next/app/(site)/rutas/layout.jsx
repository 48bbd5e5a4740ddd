import { headerProps } from 'rotativa/patterns/headers';
import { WeeklyHeader } from 'rotativa/patterns/headers/WeeklyHeader';
import { brand } from 'rotativa/themes/weekly';

const header = headerProps(brand, '/rutas', new Date('2026-11-20T15:00:00Z'));
const RIVERS = [{ text: 'Ríos', link: '/rutas/rio' }];

// A layout stays when the page changes, and the menus of its header with it.
export default function Layout({ children }) {
  return (
    <>
      <WeeklyHeader {...header} menu={RIVERS} routes={{ ...header.routes, search: '/rutas/rio' }} />
      {children}
    </>
  );
}
