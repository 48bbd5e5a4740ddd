import { Heading } from 'rotativa/components/Heading';
import { LinkButton } from 'rotativa/components/LinkButton';

export default function River() {
  return (
    <main>
      <Heading level={1}>Crece el río</Heading>
      <LinkButton href="/rutas">Volver</LinkButton>
    </main>
  );
}
