import 'rotativa/styles.css';
import 'rotativa/themes/weekly.css';

export const metadata = { title: 'Semanario' };

export default function Layout({ children }) {
  return (
    <html lang="es-CO" data-brand="weekly">
      <body>{children}</body>
    </html>
  );
}
