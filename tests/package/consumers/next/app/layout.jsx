import 'rotativa/styles.css';
import 'rotativa/themes/weekly.css';
import { Links } from './links';
import './words';

export const metadata = { title: 'Semanario' };

export default function Layout({ children }) {
  return (
    <html lang="es-CO" data-brand="weekly">
      <body>
        <Links>{children}</Links>
      </body>
    </html>
  );
}
