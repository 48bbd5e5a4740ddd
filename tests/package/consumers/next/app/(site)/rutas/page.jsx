import { Card } from 'rotativa/components/Card';
import { Link } from 'rotativa/components/Link';

export default function Routes() {
  return (
    <main>
      {/* Above the card: a pointer that has not moved is over the page's first corner. */}
      <p>Noticias de hoy</p>
      <Card href="/rutas/rio" headline="Crece el río" />
      <Link href="/rutas/rio" target="_blank">
        En otra ventana
      </Link>
      <Link href="#fin">Al final</Link>
      <p id="fin">Fin</p>
    </main>
  );
}
