import 'rotativa/styles.css';
import 'rotativa/themes/weekly.css';
import { English } from './english';
import { chooseWords } from './words';

export const metadata = { title: 'Semanario' };
export const dynamicParams = false;
export const generateStaticParams = () => [{ lang: 'es' }, { lang: 'en' }];

export default async function Layout({ children, params }) {
  const { lang } = await params;
  return (
    <html lang={chooseWords(lang)} data-brand="weekly">
      <body>{lang === 'en' ? <English>{children}</English> : children}</body>
    </html>
  );
}
