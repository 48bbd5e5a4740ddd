import 'rotativa/themes/weekly.css';
import { Links } from './links';
import './messages';

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
